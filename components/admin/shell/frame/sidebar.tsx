'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/admin/kit/icons';
import { useRole } from '@/components/admin/kit/role';
import { Segments } from '@/components/admin/kit/segments';
import { ListCount } from '@/components/admin/lists/list-count';
import { freshQuery, HOME, LIST_GROUPS, listName, useListQuery } from '@/components/admin/lists/list-query';
import { QueryLink } from '@/components/admin/lists/query-link';
import { SearchButton } from '@/components/admin/shell/search/search-button';
import { ShortcutsButton } from '@/components/admin/shell/shortcuts/shortcuts-button';
import { Logo } from '@/components/site/logo/logo';
import { frame } from '@/content/admin/frame';
import { lists } from '@/content/admin/lists';
import { people } from '@/content/admin/people';
import { admin } from '@/content/admin/texts';
import { company } from '@/content/company';
import { COLLECTIONS, kindOf } from '@/lib/model/kinds';
import { isEditor } from './is-editor';
import { LogoutButton } from './logout-button';
import { NewGroup } from './new-group';
import styles from './sidebar.module.scss';
import { THEMES, useTheme } from './theme';
import { useCreateKeys } from './use-create-keys';

const MENU = 'admin-menu';

/** The popover with the buttons that create records. */
const NEW = 'admin-new';

const hideMenu = () => document.getElementById(MENU)?.hidePopover();

export type SidebarProps = { email: string };

/**
 * The admin's sidebar. On small screens and in editors, it is a bar with a menu for the lists, the theme and the
 * account. Small screens also have a dock, except in editors.
 */
export function Sidebar({ email }: SidebarProps) {
  const role = useRole();
  const path = usePathname();
  const atHome = path === '/admin';
  const { list } = useListQuery();
  const current = currentList(path, list);
  const inEditor = isEditor(path);
  useCreateKeys(atHome);
  return (
    <header className={styles.side} data-desk={inEditor || undefined}>
      {inEditor && (
        <button type="button" className={styles.menuButton} popoverTarget={MENU}>
          <Icon name="menu" />
          <span>{frame.menu}</span>
        </button>
      )}
      <a className={styles.home} href="/admin">
        <Logo name={company.shortName} />
        <span className={styles.title}>{admin.title}</span>
      </a>
      <SearchButton />
      <div id={MENU} popover="auto" className={styles.menu}>
        <div className={styles.places}>
          <Lists atHome={atHome} current={current} />
          {atHome && <NewGroup list={list} />}
        </div>
        <div className={styles.foot}>
          <a className={styles.entry} href="/">
            <Icon name="site" />
            {admin.viewSite}
          </a>
          <ShortcutsButton className={styles.entry} onOpen={hideMenu} />
          <ThemeChoice />
          <p className={styles.account}>
            <span className={styles.accountLabel}>{frame.account}</span>
            <span className={styles.email}>{email}</span>
            <span>{people.roles[role]}</span>
            <a
              className={styles.security}
              href="/admin/security"
              aria-current={path === '/admin/security' ? 'page' : undefined}
            >
              {frame.security}
            </a>
            {role === 'administrator' && (
              <a
                className={styles.security}
                href="/admin/approval"
                aria-current={path === '/admin/approval' ? 'page' : undefined}
              >
                {frame.approval}
              </a>
            )}
          </p>
        </div>
      </div>
      <LogoutButton className={styles.logout} atHome={atHome} />
      {!inEditor && <Dock atHome={atHome} current={current} />}
    </header>
  );
}

type ListsProps = {
  /** Whether the dashboard is open. If so, choosing a list changes the view without a navigation. */
  atHome: boolean;
  /** The list to mark. */
  current: string | undefined;
};

const editors = COLLECTIONS.map((name) => kindOf(name));

/** Returns the list to mark as current: on the dashboard, the list shown there; in an editor, the list of its kind. */
function currentList(path: string, list: string): string | undefined {
  if (path === '/admin') return list;
  return editors.find(({ editor }) => path.split('/')[2] === editor)?.list;
}

function Lists({ atHome, current }: ListsProps) {
  const { list: open } = useListQuery();
  return (
    <nav className={styles.lists} aria-label={lists.label}>
      {LIST_GROUPS.map((group) => (
        <div key={group[0]}>
          {group.map((list) => (
            <QueryLink
              key={list}
              className={styles.entry}
              query={{ ...freshQuery, list }}
              inPlace={atHome}
              aria-current={list === current ? 'page' : undefined}
              onClick={hideMenu}
            >
              <Icon name={list} />
              {listName(list)}
              {atHome && <ListCount className={styles.number} of={list} list={open} />}
            </QueryLink>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** The dock's lists, on both sides of its button for new records. */
const DOCK = { before: [HOME, kindOf('Blog').list], after: [kindOf('Link').list] };

/** The main views, at the bottom of small screens. The menu has the others. */
function Dock({ atHome, current }: ListsProps) {
  const place = (list = HOME) => (
    <QueryLink
      key={list}
      className={styles.place}
      query={{ ...freshQuery, list }}
      inPlace={atHome}
      aria-current={list === current ? 'page' : undefined}
    >
      <Icon name={list} />
      {listName(list)}
    </QueryLink>
  );
  return (
    <nav className={styles.dock} aria-label={frame.dock}>
      {DOCK.before.map(place)}
      <button type="button" className={clsx(styles.place, styles.newPlace)} popoverTarget={NEW}>
        <Icon name="new" />
        {frame.create}
      </button>
      <div id={NEW} popover="auto" className={styles.new}>
        <NewGroup list={current} />
      </div>
      {DOCK.after.map(place)}
      <button type="button" className={styles.place} popoverTarget={MENU}>
        <Icon name="menu" />
        {frame.menu}
      </button>
    </nav>
  );
}

const themes = THEMES.map((value) => ({ value, label: frame.themes[value] }));

function ThemeChoice() {
  const { theme, choose } = useTheme();
  return <Segments legend={frame.appearance} options={themes} value={theme} onChoose={choose} />;
}
