'use client';

import { type ReactNode, useId, useMemo } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field } from '@/components/admin/kit/field';
import { Icon } from '@/components/admin/kit/icons';
import { Keys } from '@/components/admin/kit/keys';
import { LoadFailure, Skeleton } from '@/components/admin/kit/loading';
import { PERIODS, periodOf } from '@/components/admin/kit/short-time';
import { SHORTCUTS } from '@/components/admin/kit/shortcuts';
import { focusHomeOf, useFocusHome } from '@/components/admin/kit/use-focus-home';
import type { Loaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { databaseNow } from '@/lib/firebase/database-now';
import type { EmptyWords } from '@/lib/model/kind';
import { Columns } from './columns';
import { KeysBar } from './keys-bar';
import { changeQuery, emptyList, useListQuery } from './list-query';
import styles from './record-list.module.scss';
import { type Listed, selectRecords } from './select-records';
import { useSingleKeys } from './single-keys';
import { StateTabs } from './state-tabs';
import type { Choice } from './use-bulk';
import { useListKeys } from './use-list-keys';
import { ViewHead } from './view-head';
import { Views } from './views';

export type ListFrameProps<Item extends Listed> = Pick<Loaded<Item[]>, 'loaded' | 'failure' | 'reload'> & {
  /** Whether records have a publication state to filter by. */
  publishable?: boolean;
  /** Whether records can be shown as the public page's cards. */
  hasCards?: boolean;
  /** The selected rows, if rows can be selected. */
  choice?: Choice | undefined;
  receipt?: ReactNode;
  /** Filters above the list, which stay when nothing matches them. */
  filters?: ReactNode;
  row(item: Item): ReactNode;
  /** The actions for the selected rows. */
  children?: ReactNode;
};

/** A list with search, filter, order and pagination, and its loading, empty and failed states. */
export function ListFrame<Item extends Listed>({
  loaded: items,
  failure,
  reload,
  publishable = false,
  hasCards = false,
  choice,
  receipt,
  filters,
  row,
  children,
}: ListFrameProps<Item>) {
  const query = useListQuery();
  const keys = useSingleKeys();
  const empty = emptyList(query.list);
  const selection = useMemo(() => items && selectRecords(items, query), [items, query]);
  const hasRecords = selection && items && items.length > 0;
  const home = useFocusHome<HTMLElement>();
  useListKeys(home.ref, choice?.clear);
  const turnTo = (page: number) => {
    changeQuery({ page }, 'new');
    focusHomeOf(home.ref.current);
  };
  return (
    <section {...home} aria-labelledby={`${query.list}-list`} className={styles.section}>
      <ViewHead
        list={query.list}
        count={selection && items ? { found: selection.found, all: items.length } : undefined}
      >
        {hasRecords && (
          <search className={styles.search}>
            <Field
              type="search"
              label={lists.search}
              labelHidden
              placeholder={lists.search}
              value={query.search}
              onChange={(event) => changeQuery({ search: event.target.value })}
            />
            <Icon name="search" />
            {keys.on && (
              <span aria-hidden="true">
                <Keys shortcut={SHORTCUTS.lists.search[0]} />
              </span>
            )}
          </search>
        )}
      </ViewHead>
      <div className={styles.news}>{receipt}</div>
      {filters}
      {failure && <LoadFailure text={lists.failed} onRetry={reload} />}
      {!items && !failure && <Skeleton />}
      {items?.length === 0 && empty && <Empty {...empty} />}
      {hasRecords && (
        <>
          <div className={styles.tools}>
            {publishable && <StateTabs query={query} counts={selection.counts} />}
            {hasCards && <Views query={query} />}
          </div>
          <NoneFound found={selection.found} />
          {selection.found > 0 && (
            <Columns
              query={query}
              publishable={publishable}
              items={[...selection.scheduled, ...selection.others]}
              choice={choice}
            />
          )}
          <Group title={lists.groups.scheduled} items={selection.scheduled} row={row} />
          {publishable && query.sort === 'newest' ? (
            PERIODS.map((period) => (
              <Group
                key={period}
                title={lists.groups[period]}
                items={selection.others.filter(({ updatedAt }) => updatedIn(updatedAt) === period)}
                row={row}
              />
            ))
          ) : (
            <Group
              title={publishable ? lists.groups.others : lists.records}
              hidden={selection.scheduled.length === 0}
              items={selection.others}
              row={row}
            />
          )}
          <Pages page={selection.page} pages={selection.pages} onTurn={turnTo} />
        </>
      )}
      {children}
      {hasRecords && <KeysBar hasChoice={Boolean(choice)} hasPreview={publishable} />}
    </section>
  );
}

const updatedIn = (time: Date | null) => (time ? periodOf(time, databaseNow()) : 'earlier');

type GroupProps<Item> = {
  title: string;
  /** Whether the title is for screen readers only, because there is no other group. */
  hidden?: boolean;
  items: Item[];
  row(item: Item): ReactNode;
};

function Group<Item>({ title, hidden = false, items, row }: GroupProps<Item>) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={hidden ? 'visually-hidden' : styles.group}>{title}</h2>
      <ul className={styles.list} role="list">
        {items.map(row)}
      </ul>
    </div>
  );
}

/** Explains that a list has no records, and how to get one. */
const Empty = ({ heading, text }: EmptyWords) => (
  <div className={styles.empty}>
    <h2>{heading}</h2>
    <p>{text}</p>
  </div>
);

/** Reports that no record matches, and offers to show all. */
function NoneFound({ found }: { found: number }) {
  return (
    <div role="status">
      {found === 0 && (
        <p className={styles.none}>
          {lists.noneFound}{' '}
          <Button kind="quiet" onClick={() => changeQuery({ search: '', state: '' })}>
            {lists.clear}
          </Button>
        </p>
      )}
    </div>
  );
}

type PagesProps = { page: number; pages: number; onTurn(page: number): void };

/** The pagination of a long list. */
function Pages({ page, pages, onTurn }: PagesProps) {
  const id = useId();
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={lists.pages}>
      {page > 1 && <Button onClick={() => onTurn(page - 1)}>{lists.previous}</Button>}
      <div className={styles.jump}>
        <label htmlFor={id}>{lists.page}</label>
        <select id={id} value={page} onChange={(event) => onTurn(Number(event.target.value))}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
        {lists.of} {pages}
      </div>
      {page < pages && <Button onClick={() => onTurn(page + 1)}>{lists.next}</Button>}
    </nav>
  );
}
