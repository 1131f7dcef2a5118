'use client';

import { Icon } from '@/components/admin/kit/icons';
import { lists } from '@/content/admin/lists';
import { changeQuery, type ListQuery, VIEWS } from './list-query';
import styles from './views.module.scss';

export type ViewsProps = { query: ListQuery };

/** Switches a list between its table and the public page's cards. */
export function Views({ query }: ViewsProps) {
  return (
    <div className={styles.views}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.view}
          aria-label={lists.views[view]}
          title={lists.views[view]}
          aria-pressed={view === query.view}
          onClick={() => changeQuery({ view })}
        >
          <Icon name={view} />
        </button>
      ))}
    </div>
  );
}
