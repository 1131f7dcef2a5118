'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Field, SelectField } from '@/components/admin/kit/field';
import { Skeleton } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { focusHomeOf, useFocusHome } from '@/components/admin/kit/use-focus-home';
import type { Loaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { KeysBar } from './keys-bar';
import { type ChangeQuery, emptyList, type ListQuery, SORTS, VIEWS } from './list-query';
import styles from './record-list.module.scss';
import { type Listed, selectRecords } from './select-records';
import { StateTabs } from './state-tabs';
import type { Choice } from './use-bulk';
import { useListKeys } from './use-list-keys';
import { ViewHead } from './view-head';

export type ListFrameProps<Item extends Listed> = Pick<Loaded<Item[]>, 'loaded' | 'failure' | 'reload'> & {
  query: ListQuery;
  onChange: ChangeQuery;
  /** Whether records have a publication state to filter by. */
  publishable?: boolean;
  /** Whether records can be shown as the public page's cards. */
  hasCards?: boolean;
  /** The selected rows, if rows can be selected. */
  choice?: Choice | undefined;
  receipt?: ReactNode;
  row(item: Item): ReactNode;
  /** The actions for the selected rows. */
  children?: ReactNode;
};

/** A list with search, filter, order and pagination, and its loading, empty and failed states. */
export function ListFrame<Item extends Listed>({
  query,
  onChange,
  loaded: items,
  failure,
  reload,
  publishable = false,
  hasCards = false,
  choice,
  receipt,
  row,
  children,
}: ListFrameProps<Item>) {
  const selection = items && selectRecords(items, query);
  const home = useFocusHome<HTMLElement>();
  useListKeys(home.ref, choice?.clear);
  const turnTo: ChangeQuery = (part, entry) => {
    onChange(part, entry);
    focusHomeOf(home.ref.current);
  };
  return (
    <section {...home} aria-labelledby={`${query.list}-list`} className={styles.section}>
      <ViewHead
        list={query.list}
        count={selection && items ? { found: selection.found, all: items.length } : undefined}
      />
      <div className={styles.news}>{receipt}</div>
      {failure && (
        <Notice kind="error">
          <p>{lists.failed}</p>
          <Button onClick={reload}>{admin.actions.retry}</Button>
        </Notice>
      )}
      {!items && !failure && <Skeleton />}
      {items?.length === 0 && <p className={styles.empty}>{emptyList(query.list)}</p>}
      {selection && items.length > 0 && (
        <>
          <ListTools
            query={query}
            found={selection.found}
            publishable={publishable}
            hasCards={hasCards}
            onChange={onChange}
          />
          {publishable && <StateTabs query={query} counts={selection.counts} />}
          {choice && selection.found > 0 && (
            <Columns items={[...selection.scheduled, ...selection.others]} choice={choice} />
          )}
          <Group title={lists.groups.scheduled} items={selection.scheduled} row={row} />
          <Group
            title={publishable ? lists.groups.others : lists.records}
            hidden={selection.scheduled.length === 0}
            items={selection.others}
            row={row}
          />
          <Pages query={query} page={selection.page} pages={selection.pages} onChange={turnTo} />
        </>
      )}
      {children}
      {selection && items.length > 0 && <KeysBar hasChoice={Boolean(choice)} />}
    </section>
  );
}

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

type ColumnsProps = { items: { id: string }[]; choice: Choice };

/** A checkbox for all rows on the page and, on wide screens, column names, which are hidden from screen readers. */
function Columns({ items, choice }: ColumnsProps) {
  const ids = items.map(({ id }) => id);
  const { title, state, changed, author } = lists.columns;
  return (
    <div className={styles.columns}>
      <label className={styles.chooseAll}>
        <input
          type="checkbox"
          checked={ids.every(choice.has)}
          onChange={(event) => choice.change(ids, event.target.checked)}
        />
        <span>{lists.chooseAll}</span>
      </label>
      <span aria-hidden="true" className={styles.titleHead}>
        {title}
      </span>
      <span aria-hidden="true">{state}</span>
      <span aria-hidden="true">{changed}</span>
      <span aria-hidden="true">{author}</span>
    </div>
  );
}

export type ListToolsProps = {
  query: ListQuery;
  found: number;
  publishable: boolean;
  hasCards: boolean;
  onChange: ChangeQuery;
};

const views = VIEWS.map((value) => ({ value, label: lists.views[value] }));
const sorts = SORTS.map((value) => ({ value, label: lists.sorts[value] }));
const sortsOfUnpublishable = sorts.filter(({ value }) => value !== 'published');

/** The controls for a list's search, filter, order and view. */
export function ListTools({ query, found, publishable, hasCards, onChange }: ListToolsProps) {
  return (
    <>
      <search className={styles.tools}>
        <Field
          type="search"
          label={lists.search}
          value={query.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
        <SelectField
          label={lists.sort}
          options={publishable ? sorts : sortsOfUnpublishable}
          value={query.sort}
          onChoose={(sort) => onChange({ sort })}
        />
        {hasCards && (
          <SelectField
            label={lists.view}
            options={views}
            value={query.view}
            onChoose={(view) => onChange({ view })}
          />
        )}
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

/** The pagination of a long list. */
export function Pages({ query, page, pages, onChange }: PagesProps) {
  const id = useId();
  if (pages === 1) return null;
  const go = (to: number) => onChange({ ...query, page: to }, 'new');
  return (
    <nav className={styles.pages} aria-label={lists.pages}>
      {page > 1 && <Button onClick={() => go(page - 1)}>{lists.previous}</Button>}
      <div className={styles.jump}>
        <label htmlFor={id}>{lists.page}</label>
        <select id={id} value={page} onChange={(event) => go(Number(event.target.value))}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
        {lists.of} {pages}
      </div>
      {page < pages && <Button onClick={() => go(page + 1)}>{lists.next}</Button>}
    </nav>
  );
}
