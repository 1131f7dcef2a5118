'use client';

import type { Editing } from '@/components/admin/editor/use-editing';
import { ConflictPanel } from '@/components/admin/versions/conflict-panel';

export type ClashPanelProps = {
  editing: Editing;
  /** Whether visitors see the record or will see it. */
  live: boolean;
  busy: boolean;
  /** Called once the chosen fields are in the form. */
  onResolved(chosen: Record<string, unknown>): void;
};

/** The form's conflict with another save, if any. The chosen fields go into the form. */
export function ClashPanel({ editing, live, busy, onResolved }: ClashPanelProps) {
  const { name, clash, fill, settle } = editing;
  if (!clash) return null;
  return (
    <ConflictPanel
      name={name}
      clash={clash}
      live={live}
      busy={busy}
      onSave={(chosen) => {
        fill(chosen);
        settle();
        onResolved(chosen);
      }}
      onDone={settle}
    />
  );
}
