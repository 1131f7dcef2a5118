'use client';

import { useEffect } from 'react';
import { useLatest } from '@/components/admin/shared/use-latest';
import type { ConflictError } from '@/lib/content/errors';

export type MeetingOptions = {
  /** Set if a save was refused because a colleague had saved in the meantime. */
  conflict: ConflictError | null;
  /** Puts the colleague's changes into the form, and the stored record into the editor. */
  onMet(theirs: NonNullable<ConflictError['theirs']>): void;
};

/** Merges a colleague's stored record into the form after a refused save. */
export function useMeeting({ conflict, onMet }: MeetingOptions) {
  const met = useLatest(onMet);
  useEffect(() => {
    if (conflict?.theirs) met.current(conflict.theirs);
  }, [conflict, met]);
}
