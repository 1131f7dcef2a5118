'use client';

import { useCallback } from 'react';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { formatCount } from '@/lib/model/fields/field';
import { kindOf } from '@/lib/model/kinds';
import { collectionOf, REQUESTS, UNFINISHED } from './list-query';

type Count = {
  /** What waits for somebody. A number without words is only seen, because the list itself says how long it is. */
  words?: string;
  read(): Promise<number>;
};

// The sidebar is shown before the database code has loaded.
const COUNTS: Record<string, Count> = {
  [UNFINISHED]: {
    words: lists.unfinished.own,
    read: async () => (await import('@/lib/records/work')).countOwnWork(),
  },
  [REQUESTS]: {
    words: lists.requests.waiting,
    read: async () => (await import('@/lib/records/requests')).countRequests(),
  },
};

function countOf(list: string): Count | undefined {
  const name = collectionOf(list);
  if (!name || kindOf(name).life === 'pair') return COUNTS[list];
  return { read: async () => (await import('@/lib/records/operations')).operationsOf(name).count() };
}

export type ListCountProps = {
  className?: string | undefined;
  /** The list whose records are counted. */
  of: string;
  /** The current list. The number is read again when the list changes. */
  list: string;
};

/** The number of records in a list, or of those that wait for somebody, if the list has a number and it is not 0. */
export function ListCount({ className, of, list }: ListCountProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the current list refreshes the number
  const read = useCallback(async () => countOf(of)?.read() ?? 0, [of, list]);
  // The number is only a hint, so a failed read leaves it unchanged.
  const { loaded: count } = useLoaded(read);
  if (!count) return null;
  const words = countOf(of)?.words;
  return (
    <>
      {' '}
      <span className={className} data-waiting={words !== undefined}>
        <span aria-hidden="true">{formatCount(count)}</span>
        {words && (
          <span className="visually-hidden">
            ({count} {words})
          </span>
        )}
      </span>
    </>
  );
}
