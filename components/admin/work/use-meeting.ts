'use client';

import { useEffect } from 'react';
import { useLatest } from '@/components/admin/shared/use-latest';
import type { ConflictError } from '@/lib/content/errors';

export type MeetingOptions = {
  /** A save of one's own was refused, because a colleague had saved. */
  conflict: ConflictError | null;
  /** Puts the colleague's changes into the form and what is stored into the editor. */
  onMet(theirs: NonNullable<ConflictError['theirs']>): void;
};

/** Has the form meet what a colleague stored, as soon as a save is refused for it. */
export function useMeeting({ conflict, onMet }: MeetingOptions) {
  const met = useLatest(onMet);
  useEffect(() => {
    if (conflict?.theirs) met.current(conflict.theirs);
  }, [conflict, met]);
}
