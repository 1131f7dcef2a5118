'use client';

import { useEffect, useState } from 'react';
import { lists } from '@/content/admin/lists';

export type UnfinishedCountProps = {
  className?: string | undefined;
  /** The current list. The number is read again when the list changes. */
  list: string;
};

/** The number of the user's own working copies, if there are any. */
export function UnfinishedCount({ className, list }: UnfinishedCountProps) {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list refreshes the number
  useEffect(() => {
    let ended = false;
    const read = async () => {
      // The sign-in page also loads the sidebar's script, which therefore must not include the database code.
      const { countOwnWork } = await import('@/lib/records/work');
      const found = await countOwnWork();
      if (!ended) setCount(found);
    };
    // The number is only a hint, so a failed read leaves it unchanged.
    void read().catch(() => {});
    return () => {
      ended = true;
    };
  }, [list]);
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={className}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">
          ({count} {lists.unfinished.own})
        </span>
      </span>
    </>
  );
}
