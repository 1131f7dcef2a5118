'use client';

import { Icon } from '@/components/admin/kit/icons';
import { lists } from '@/content/admin/lists';
import { type ListQuery, SORTS } from './list-query';
import { QueryLink } from './query-link';
import styles from './record-list.module.scss';
import type { Choice } from './use-bulk';

export type ColumnsProps = {
  query: ListQuery;
  publishable: boolean;
  items: { id: string }[];
  choice: Choice | undefined;
};

/** The head of a list: links that sort it and, if rows can be selected, a checkbox for all rows on the page. */
export function Columns({ query, publishable, items, choice }: ColumnsProps) {
  const ids = items.map(({ id }) => id);
  const sorts = SORTS.filter((sort) => publishable || sort !== 'published');
  return (
    <div className={choice ? styles.columns : styles.sorts}>
      {choice && (
        <label className={styles.chooseAll}>
          <input
            type="checkbox"
            checked={ids.every(choice.has)}
            onChange={(event) => choice.change(ids, event.target.checked)}
          />
          <span>{lists.chooseAll}</span>
        </label>
      )}
      <nav className={styles.sorts} aria-label={lists.sort}>
        {sorts.map((sort) => (
          <span key={sort}>
            {sort === 'published' && (
              <span aria-hidden="true" className={styles.head}>
                {lists.state}
              </span>
            )}
            <QueryLink
              query={{ ...query, sort, page: 1 }}
              aria-current={sort === query.sort ? 'true' : undefined}
            >
              {lists.sorts[sort]}
              {sort === query.sort && <Icon name="down" />}
            </QueryLink>
          </span>
        ))}
      </nav>
      {choice && (
        <span aria-hidden="true" className={styles.head}>
          {lists.author}
        </span>
      )}
    </div>
  );
}
