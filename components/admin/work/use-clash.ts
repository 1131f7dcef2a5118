'use client';

import { useEffect, useState } from 'react';
import { useLatest } from '@/components/admin/shared/use-latest';
import type { ConflictError } from '@/lib/content/errors';
import type { Collection } from '@/lib/model/kinds';
import { type Merge, mergeWork } from '@/lib/model/three-way';
import type { Resumed } from './open-work';

/**
 * A conflict with a save made elsewhere while the record was being edited: the state before both changes, the stored
 * record, the merged fields, and the fields that need a decision.
 */
export type Clash = Pick<Merge, 'merged' | 'open'> & { base: object; theirs: object };

/** Merges the user's earlier changes with the stored record. */
export function resumedMerge(name: Collection, record: object, { copy, base }: Resumed): Merge {
  return mergeWork(name, { base, mine: { ...base, ...copy.values }, theirs: record });
}

const clashOf = (merge: Merge, base: object, theirs: object): Clash | null =>
  merge.merged.length + merge.open.length > 0
    ? { base, theirs, merged: merge.merged, open: merge.open }
    : null;

/** Tracks conflicts between the user's changes and colleagues' saves, including saves before the editor opened. */
export function useClash(name: Collection, record: object, resumed: Resumed | null) {
  const [clash, setClash] = useState<Clash | null>(() => {
    // A copy based on the current record cannot conflict with it.
    if (!resumed || resumed.base === record) return null;
    return clashOf(resumedMerge(name, record, resumed), resumed.base, record);
  });

  /** Merges the form with the record that a colleague saved. */
  function meet(base: object, mine: object, theirs: object): Merge {
    const merge = mergeWork(name, { base, mine, theirs });
    setClash(clashOf(merge, base, theirs) ?? { base, theirs, merged: [], open: [] });
    return merge;
  }

  return { clash, meet, settle: () => setClash(null) };
}

export type MeetingOptions = {
  /** Set if a save was refused because somebody else had saved or deleted the record. */
  conflict: ConflictError | null;
  /** Puts the colleague's changes into the form, and the stored record into the editor. */
  onMet(theirs: NonNullable<ConflictError['theirs']>): void;
};

/** Calls `onMet` after a save was refused because a colleague had saved the record. */
export function useMeeting({ conflict, onMet }: MeetingOptions) {
  const met = useLatest(onMet);
  useEffect(() => {
    if (conflict?.theirs) met.current(conflict.theirs);
  }, [conflict, met]);
}
