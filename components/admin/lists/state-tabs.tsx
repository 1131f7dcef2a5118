'use client';

import { number } from '@/components/admin/kit/format';
import { lists } from '@/content/admin/lists';
import { type ListQuery, STATES } from './list-query';
import { QueryLink } from './query-link';
import type { Selection } from './select-records';
import styles from './state-tabs.module.scss';

export type StateTabsProps = { query: ListQuery; counts: Selection<unknown>['counts'] };

/** Links that filter a list by state, each with the number of records that match the search. */
export function StateTabs({ query, counts }: StateTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={lists.filter}>
      {(['', ...STATES] as const).map((state) => (
        <QueryLink
          key={state}
          className={styles.tab}
          query={{ ...query, state, page: 1 }}
          aria-current={state === query.state ? 'true' : undefined}
        >
          {lists.tabs[state]} <span className={styles.count}>{number.format(counts[state])}</span>
        </QueryLink>
      ))}
    </nav>
  );
}
