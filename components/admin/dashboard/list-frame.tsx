'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/admin/shared/button';
import { Field, SelectField } from '@/components/admin/shared/field';
import { Skeleton } from '@/components/admin/shared/loading';
import { Notice } from '@/components/admin/shared/notice';
import { focusHome, focusHomeOf, useFocusHome } from '@/components/admin/shared/use-focus-home';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { type ChangeQuery, emptyList, type ListQuery, listName, SORTS, STATES } from './list-query';
import styles from './record-list.module.scss';
import { type Listed, selectRecords } from './select-records';

export type ListFrameProps<Item extends Listed> = {
  query: ListQuery;
  onChange: ChangeQuery;
  items: Item[] | null;
  failed: boolean;
  onReload(): void;
  /** Records have a publication to filter by. */
  publishable?: boolean;
  receipt?: ReactNode;
  row(item: Item): ReactNode;
};

/** A list with its search, filter, order and pages, in whatever state it is. */
export function ListFrame<Item extends Listed>({
  query,
  onChange,
  items,
  failed,
  onReload,
  publishable = false,
  receipt,
  row,
}: ListFrameProps<Item>) {
  const headingId = `${query.list}-list`;
  const selection = items && selectRecords(items, query);
  const home = useFocusHome<HTMLElement>();
  const turnTo: ChangeQuery = (part, entry) => {
    onChange(part, entry);
    focusHomeOf(home.ref.current);
  };
  return (
    <section {...home} aria-labelledby={headingId} className={styles.section}>
      <h2 {...focusHome} id={headingId} tabIndex={-1} className="visually-hidden">
        {listName(query.list)}
      </h2>
      <div className={styles.news}>{receipt}</div>
      {failed && (
        <Notice kind="error">
          <p>{lists.failed}</p>
          <Button onClick={onReload}>{admin.actions.retry}</Button>
        </Notice>
      )}
      {!items && !failed && <Skeleton />}
      {items?.length === 0 && <p className={styles.empty}>{emptyList(query.list)}</p>}
      {selection && items.length > 0 && (
        <>
          <ListTools query={query} found={selection.found} publishable={publishable} onChange={onChange} />
          <ul className={styles.list} role="list">
            {selection.items.map(row)}
          </ul>
          <Pages query={query} page={selection.page} pages={selection.pages} onChange={turnTo} />
        </>
      )}
    </section>
  );
}

export type ListToolsProps = {
  query: ListQuery;
  /** How many records match. */
  found: number;
  publishable: boolean;
  onChange: ChangeQuery;
};

const states = [
  { value: '', label: lists.all },
  ...STATES.map((value) => ({ value, label: admin.state[value] })),
] as const;
const sorts = SORTS.map((value) => ({ value, label: lists.sorts[value] }));

/** Search, filter and order of a list. */
export function ListTools({ query, found, publishable, onChange }: ListToolsProps) {
  return (
    <>
      <search className={styles.tools}>
        <Field
          type="search"
          label={lists.search}
          value={query.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        {publishable && (
          <SelectField
            label={lists.filter}
            options={states}
            value={query.state}
            onChoose={(state) => onChange({ state })}
          />
        )}
        <SelectField
          label={lists.sort}
          options={sorts}
          value={query.sort}
          onChoose={(sort) => onChange({ sort })}
        />
      </search>
      <div role="status">
        {found === 0 && (
          <p className={styles.empty}>
            {lists.noneFound}{' '}
            <Button kind="quiet" onClick={() => onChange({ search: '', state: '' })}>
              {lists.clear}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

export type PagesProps = { query: ListQuery; page: number; pages: number; onChange: ChangeQuery };

/** The way through a long list. */
export function Pages({ query, page, pages, onChange }: PagesProps) {
  if (pages === 1) return null;
  const go = (to: number) => onChange({ ...query, page: to }, 'new');
  return (
    <nav className={styles.pages} aria-label={lists.pages}>
      {page > 1 && <Button onClick={() => go(page - 1)}>{lists.previous}</Button>}
      <span>
        {lists.page} {page} {lists.of} {pages}
      </span>
      {page < pages && <Button onClick={() => go(page + 1)}>{lists.next}</Button>}
    </nav>
  );
}
