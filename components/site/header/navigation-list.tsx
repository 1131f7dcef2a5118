import { Dropdown } from '@/components/site/dropdown/dropdown';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { NavigationEntry } from '@/content/navigation';
import type { Link } from '@/content/types';
import { ariaCurrent } from './aria-current';
import styles from './navigation-list.module.scss';

type NavigationListProps = { entries: NavigationEntry[]; currentPath: string };

function NavigationLink({ link, currentPath }: { link: Link; currentPath: string }) {
  return (
    <TextLink className={styles.link} href={link.href} aria-current={ariaCurrent(link.href, currentPath)}>
      {link.label}
    </TextLink>
  );
}

/** The header's entries. An entry with children is a button that opens a list of links. */
export function NavigationList({ entries, currentPath }: NavigationListProps) {
  return (
    <ul className={styles.list} role="list">
      {entries.map((entry) => (
        <li key={entry.label} className={styles.entry}>
          {'href' in entry ? (
            <NavigationLink link={entry} currentPath={currentPath} />
          ) : (
            <Dropdown
              label={entry.label}
              current={entry.children.some(({ href }) => ariaCurrent(href, currentPath))}
            >
              {entry.children.map((link) => (
                <li key={link.href}>
                  <NavigationLink link={link} currentPath={currentPath} />
                </li>
              ))}
            </Dropdown>
          )}
        </li>
      ))}
    </ul>
  );
}
