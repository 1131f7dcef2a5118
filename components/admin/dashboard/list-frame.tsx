import type { ReactNode } from 'react';
import { Button } from '@/components/admin/button/button';
import { focusHome, focusHomeOf, useFocusHome } from '@/components/admin/focus/use-focus-home';
import { Skeleton } from '@/components/admin/loading/skeleton';
import { Notice } from '@/components/admin/notice/notice';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { emptyList, type ListQuery, listName } from './list-query';
import { ListTools } from './list-tools';
import { Pages } from './pages';
import styles from './record-list.module.scss';
import { type Listed, selectRecords } from './select-records';
import type { ChangeQuery } from './use-list-query';

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
