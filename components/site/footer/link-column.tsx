import { TextLink } from '@/components/ui/text-link/text-link';
import { labels } from '@/content/interface';
import type { Link } from '@/content/types';
import styles from './footer.module.scss';

type LinkColumnProps = { heading: string; links: Link[] };

export function LinkColumn({ heading, links }: LinkColumnProps) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links} role="list">
        {links.map(({ label, href, opensNewWindow }) => (
          <li key={href}>
            <TextLink
              className={styles.link}
              href={href}
              newWindowHint={opensNewWindow && labels.opensNewWindow}
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
