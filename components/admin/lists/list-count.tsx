'use client';

import { useCallback } from 'react';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { REQUESTS, UNFINISHED } from './list-query';

// The sign-in page also loads the sidebar's script, which therefore must not include the database code.
const COUNTS: Record<string, { words: string; read(): Promise<number> }> = {
  [UNFINISHED]: {
    words: lists.unfinished.own,
    read: async () => (await import('@/lib/records/work')).countOwnWork(),
  },
  [REQUESTS]: {
    words: lists.requests.waiting,
    read: async () => (await import('@/lib/records/requests')).countRequests(),
  },
};

export type ListCountProps = {
  className?: string | undefined;
  /** The list whose records are counted. */
  of: string;
  /** The current list. The number is read again when the list changes. */
  list: string;
};

/** The number of records in a list that wait for somebody, if the list has such a number and it is not 0. */
export function ListCount({ className, of, list }: ListCountProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the current list refreshes the number
  const read = useCallback(async () => COUNTS[of]?.read() ?? 0, [of, list]);
  // The number is only a hint, so a failed read leaves it unchanged.
  const { loaded: count } = useLoaded(read);
  if (!count) return null;
  return (
    <>
      {' '}
      <span className={className}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">
          ({count} {COUNTS[of]?.words})
        </span>
      </span>
    </>
  );
}
