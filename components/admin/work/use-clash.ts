'use client';

import { useState } from 'react';
import type { Collection } from '@/lib/model/kinds';
import { type Merge, mergeWork } from '@/lib/model/three-way';
import type { Resumed } from './open-work';

/** A colleague's save met an editor's changes: the state before both, what is stored now, and what came of it. */
export type Clash = Pick<Merge, 'merged' | 'open'> & { base: object; theirs: object };

/** The form that an editor's changes from before make with what is stored now. */
export function resumedMerge(name: Collection, record: object, { copy, base }: Resumed): Merge {
  return mergeWork(name, { base, mine: { ...base, ...copy.values }, theirs: record });
}

const clashOf = (merge: Merge, base: object, theirs: object): Clash | null =>
  merge.merged.length + merge.open.length > 0
    ? { base, theirs, merged: merge.merged, open: merge.open }
    : null;

/** Meets of one's changes with a colleague's, the first of them when the editor is opened. */
export function useClash(name: Collection, record: object, resumed: Resumed | null) {
  const [clash, setClash] = useState<Clash | null>(() => {
    // Without changes of one's own to that field, it is news only if the copy is older than the record.
    if (!resumed || resumed.base === record) return null;
    return clashOf(resumedMerge(name, record, resumed), resumed.base, record);
  });

  /** Merges what the form holds with what a colleague stored. */
  function meet(base: object, mine: object, theirs: object): Merge {
    const merge = mergeWork(name, { base, mine, theirs });
    setClash(clashOf(merge, base, theirs) ?? { base, theirs, merged: [], open: [] });
    return merge;
  }

  return { clash, meet, settle: () => setClash(null) };
}
