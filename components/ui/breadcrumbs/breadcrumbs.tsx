import type { ReactNode } from 'react';
import { TextLink, type TextLinkProps } from '@/components/ui/text-link/text-link';
import styles from './breadcrumbs.module.scss';

type BreadcrumbsProps = {
  label: string;
  /** The page's ancestors, starting with the home page. */
  trail: ({ label: string } & Pick<TextLinkProps, 'href' | 'lang' | 'dir'>)[];
  /** The page's name; omitted if its heading follows immediately. */
  current?: ReactNode;
  /** The language of the label and the ancestors, if it is not the page's. */
  lang?: string | undefined;
};

/** Links to the page's ancestors, followed by the page's name if it is given. */
export function Breadcrumbs({ label, trail, current, lang }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label} lang={lang}>
      <ol className={styles.list} role="list">
        {trail.map(({ label: name, href, ...language }) => (
          <li key={href} className={styles.item}>
            <TextLink className={styles.link} href={href} {...language}>
              {name}
            </TextLink>
          </li>
        ))}
        {current && (
          <li className={styles.item} aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
