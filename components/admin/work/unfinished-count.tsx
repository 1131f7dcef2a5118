'use client';

import { useEffect, useState } from 'react';
import { lists } from '@/content/admin/lists';

export type UnfinishedCountProps = {
  className?: string | undefined;
  /** The current list. The number is read again when it changes. */
  list: string;
};

/** The number of the user's own working copies, if there are any. */
export function UnfinishedCount({ className, list }: UnfinishedCountProps) {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list is a chance to be up to date
  useEffect(() => {
    let ended = false;
    const read = async () => {
      // Loaded separately, because the sign-in includes the sidebar but not the database.
      const { countOwnWork } = await import('@/lib/content/work');
      const found = await countOwnWork();
      if (!ended) setCount(found);
    };
    // The number is only a hint, so a failed read shows nothing new.
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
