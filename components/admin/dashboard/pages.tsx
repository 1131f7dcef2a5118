import { Button } from '@/components/admin/button/button';
import { lists } from '@/content/admin/lists';
import type { ListQuery } from './list-query';
import styles from './record-list.module.scss';
import type { ChangeQuery } from './use-list-query';

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
