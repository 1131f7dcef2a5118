import type { MouseEvent } from 'react';
import { lists } from '@/content/admin/lists';
import styles from './dashboard.module.scss';
import { LISTS, type ListQuery, listName, readQuery, writeQuery } from './list-query';
import type { ChangeQuery } from './use-list-query';

export type ListTabsProps = { query: ListQuery; onChange: ChangeQuery };

const fresh = readQuery(new URLSearchParams());

/** The lists of the dashboard, each with an address of its own. */
export function ListTabs({ query, onChange }: ListTabsProps) {
  function choose(event: MouseEvent, list: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChange({ ...fresh, list }, 'new');
  }
  return (
    <nav className={styles.tabs} aria-label={lists.label}>
      {LISTS.map((list) => (
        <a
          key={list}
          className={styles.tab}
          href={writeQuery({ ...fresh, list })}
          aria-current={query.list === list ? 'page' : undefined}
          onClick={(event) => choose(event, list)}
        >
          {listName(list)}
        </a>
      ))}
    </nav>
  );
}
