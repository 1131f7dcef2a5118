'use client';

import type { MouseEvent } from 'react';
import { LinkList } from '@/components/admin/link/link-list';
import { Button } from '@/components/admin/shared/button';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { generateId } from '@/lib/content/ids';
import { COLLECTIONS, type Collection, isPublishable, kindOf } from '@/lib/model/kinds';
import styles from './dashboard.module.scss';
import { DeletedList } from './deleted-list';
import {
  collectionOf,
  LISTS,
  type ListProps,
  listName,
  readQuery,
  useListQuery,
  writeQuery,
} from './list-query';
import { RecordList } from './record-list';

export type DashboardProps = { onLogOut(): void };

/** As the specification orders the buttons; other kinds follow. */
const BUTTONS = ['Media', ...COLLECTIONS.filter((name) => name !== 'Media')] as const;

function newAddress(name: Collection): string {
  const { editor, ids } = kindOf(name);
  if (ids) return `/admin/${editor}`;
  return `/admin/${editor}/${isPublishable(name) ? generateId() : 'new'}`;
}

/** A real navigation, so that Back leads out of an editor past its guard. */
const open = (address: string) => window.location.assign(address);

/** What staff can do, and everything that there is to edit. */
export function Dashboard({ onLogOut }: DashboardProps) {
  const { query, change } = useListQuery();
  const { actions } = admin;
  return (
    <div className={styles.dashboard}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{admin.title}</h1>
        <Button kind="quiet" className={styles.logout} onClick={onLogOut}>
          {actions.logout}
        </Button>
      </div>
      <div className={styles.actions}>
        {BUTTONS.map((name) => (
          <Button key={name} onClick={() => open(newAddress(name))}>
            {kindOf(name).words.create}
          </Button>
        ))}
      </div>
      <ListTabs query={query} onChange={change} />
      <ContentList query={query} onChange={change} />
    </div>
  );
}

const fresh = readQuery(new URLSearchParams());

/** The lists of the dashboard, each with an address of its own. */
export function ListTabs({ query, onChange }: ListProps) {
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

/** The list that a query names. */
export function ContentList(props: ListProps) {
  const collection = collectionOf(props.query.list);
  if (!collection) return <DeletedList {...props} />;
  return isPublishable(collection) ? (
    <RecordList key={collection} {...props} collection={collection} />
  ) : (
    <LinkList {...props} />
  );
}
