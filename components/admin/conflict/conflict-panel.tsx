'use client';

import type { ConflictError } from '@/lib/content/errors';
import { type Collection, isDeletable } from '@/lib/model/kinds';
import { ConflictFields } from './conflict-fields';
import { DeletedMeanwhile } from './deleted-meanwhile';

export type ConflictPanelProps = {
  name: Collection;
  conflict: ConflictError;
  /** What the editor loaded, and what is typed now. */
  base: object;
  mine: object;
  /** Called with what is stored now and the fields that the editor chose. */
  onResolved(theirs: object, chosen: Record<string, unknown>): void;
};

/** Nothing was written because somebody else wrote meanwhile: the editor decides what comes of it. */
export function ConflictPanel({ name, conflict, base, mine, onResolved }: ConflictPanelProps) {
  const { theirs } = conflict;
  if (theirs) {
    return (
      <ConflictFields
        name={name}
        states={{ base, mine, theirs }}
        onChosen={(chosen) => onResolved(theirs, chosen)}
      />
    );
  }
  if (!isDeletable(name)) return null;
  // It comes back as a draft: a time that is still in the form must not publish it with the next save.
  const unscheduled = (stored: object) => ('publishAt' in stored ? { publishAt: null } : {});
  return (
    <DeletedMeanwhile
      name={name}
      id={conflict.id}
      onRestored={(stored) => onResolved(stored, unscheduled(stored))}
    />
  );
}
