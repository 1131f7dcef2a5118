import clsx from 'clsx';
import { Logo } from '@/components/site/logo/logo';
import { Menu } from '@/components/site/menu/menu';
import { SearchForm, SearchIcon } from '@/components/site/search-form/search-form';
import { ButtonLink } from '@/components/ui/button-link/button-link';
import { TextLink } from '@/components/ui/text-link/text-link';
import { company } from '@/content/company';
import { labels } from '@/content/interface';
import { header } from '@/content/navigation';
import { search } from '@/content/search';
import styles from './header.module.scss';
import { NavigationList } from './navigation-list';

type HeaderProps = {
  /** The path of the current page, whose entry is marked. */
  currentPath: string;
};

/** The last entry, the call to action. Below `lg`, all but the narrowest screens also show it outside the menu. */
const action = header.entries.at(-1);

/**
 * The sticky header. Its entries are in a row on wide screens, and behind a menu button on narrow ones. Both work
 * without scripts.
 */
export function Header({ currentPath }: HeaderProps) {
  // The home page is long but must fit into a connection's first packets, so it links to the search page instead of
  // containing the form. The search page has its own form.
  const isHome = currentPath === '/';
  const hasForm = currentPath !== search.path && !isHome;
  const link = (
    <a
      className={clsx(styles.searchLink, hasForm ? styles.narrow : styles.wide)}
      href={`${search.path}#search-query`}
    >
      <SearchIcon />
      <span className="visually-hidden">{search.label}</span>
    </a>
  );
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <TextLink className={styles.home} href="/">
          <Logo name={company.shortName} />
          <span className="visually-hidden">, {labels.home}</span>
        </TextLink>
        {action && 'href' in action && (
          <ButtonLink className={styles.action} kind="primary" href={action.href}>
            {action.label}
          </ButtonLink>
        )}
        {isHome ? <site-search className={styles.shortcut}>{link}</site-search> : link}
        <Menu label={labels.mainNavigation} openLabel={labels.openMenu} closeLabel={labels.closeMenu}>
          <NavigationList entries={header.entries} currentPath={currentPath} />
        </Menu>
        {hasForm && (
          <div className={styles.search}>
            <SearchForm look="bar" />
          </div>
        )}
      </div>
    </header>
  );
}
