'use client';

import { useEffect, useState } from 'react';
import type { ActionState, Refusable } from '@/components/admin/editing/use-action';
import { useLatest } from '@/components/admin/kit/use-latest';
import type { Collection } from '@/lib/model/kinds';
import { type Merge, mergeWork, type States } from '@/lib/model/three-way';
import type { ConflictError } from '@/lib/records/errors';
import type { Resumed } from './open-work';

/**
 * A conflict with a save made elsewhere while the record was being edited: the state before both changes, the stored
 * record, the merged fields, and the fields that need a decision.
 */
export type Conflict = Pick<Merge, 'merged' | 'open'> & {
  base: object;
  theirs: object;
  /** The action that the other save prevented, until a later action succeeds. */
  refused: Refusable | null;
};

/** Merges the user's earlier changes with the stored record. */
export function resumedMerge(name: Collection, record: object, { copy, base }: Resumed): Merge {
  return mergeWork(name, { base, mine: { ...base, ...copy.values }, theirs: record });
}

/** Tracks conflicts between the user's changes and colleagues' saves, including saves before the editor opened. */
export function useConflict(name: Collection, record: object, resumed: Resumed | null) {
  const [conflict, setConflict] = useState<Conflict | null>(() => {
    // A copy without changed fields, or based on the current record, cannot conflict with it.
    if (!resumed || resumed.base === record || Object.keys(resumed.copy.values).length === 0) return null;
    const { merged, open } = resumedMerge(name, record, resumed);
    if (merged.length + open.length === 0) return null;
    return { base: resumed.base, theirs: record, merged, open, refused: 'save' };
  });

  /** Merges the form with the record that a colleague saved. */
  function merge(states: States, refused: Refusable | null): Merge {
    const { base, theirs } = states;
    const result = mergeWork(name, states);
    setConflict({ base, theirs, merged: result.merged, open: result.open, refused });
    return result;
  }

  return {
    conflict,
    merge,
    /** Forgets the refused action if a later action has changed the record. */
    forgetRefused: () =>
      setConflict(
        (present) => present && (present.theirs === record ? present : { ...present, refused: null }),
      ),
    resolve: () => setConflict(null),
  };
}

export type ConflictHandlers = {
  /** The last action. It has a conflict if somebody else had saved or deleted the record. */
  action: Pick<ActionState, 'conflict' | 'confirmation'>;
  /** Puts the colleague's changes into the form, and the stored record into the editor. */
  onConflict(theirs: NonNullable<ConflictError['theirs']>): void;
  /** Called after any action succeeded. */
  onDone(): void;
};

/** Calls `onConflict` after a colleague's save prevented an action, and `onDone` after an action succeeded. */
export function useConflictHandlers({ action, onConflict, onDone }: ConflictHandlers) {
  const { conflict, confirmation } = action;
  const handle = useLatest(onConflict);
  const done = useLatest(onDone);
  useEffect(() => {
    if (conflict?.theirs) handle.current(conflict.theirs);
  }, [conflict, handle]);
  useEffect(() => {
    if (confirmation) done.current();
  }, [confirmation, done]);
}
