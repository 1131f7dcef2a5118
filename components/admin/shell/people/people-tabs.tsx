'use client';

import { number } from '@/components/admin/kit/format';
import tabs from '@/components/admin/lists/state-tabs.module.scss';
import { people } from '@/content/admin/people';
import { type Entry, FILTERS, type Filter } from './entries';

const { filter: label, filters } = people.view;

export type PeopleTabsProps = { entries: Entry[]; filter: Filter; onFilter(filter: Filter): void };

/** Buttons that filter the people, each with the number of people that it shows. */
export function PeopleTabs({ entries, filter, onFilter }: PeopleTabsProps) {
  return (
    <nav className={tabs.tabs} aria-label={label}>
      {(Object.keys(FILTERS) as Filter[]).map((each) => (
        <button
          key={each}
          type="button"
          className={tabs.tab}
          aria-current={each === filter ? 'true' : undefined}
          onClick={() => onFilter(each)}
        >
          {filters[each]}{' '}
          <span className={tabs.count}>{number.format(entries.filter(FILTERS[each]).length)}</span>
        </button>
      ))}
    </nav>
  );
}
