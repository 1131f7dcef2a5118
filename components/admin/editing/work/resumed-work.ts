import { type Conflict, mergeConflict } from '@/components/admin/editing/commands/machine';
import type { Collection } from '@/lib/model/kinds';
import type { OpenedWork, Resumed } from './open-work';

/** Merges the user's earlier changes with the stored record. */
export const mergeResumed = (name: Collection, record: object, { copy, base }: Resumed) =>
  mergeConflict(name, { base, mine: { ...base, ...copy.values }, theirs: record }, 'save');

/** Returns the conflict between the user's earlier changes and saves made since, or null if there is none. */
export function resumedConflict(
  name: Collection,
  record: object,
  opened: OpenedWork | null,
): Conflict | null {
  const resumed = opened?.resumed;
  // A copy without changed fields, or based on the current record, cannot conflict with it.
  if (!resumed || resumed.base === record || Object.keys(resumed.copy.values).length === 0) return null;
  const conflict = mergeResumed(name, record, resumed);
  return conflict.merged.length + conflict.open.length > 0 ? conflict : null;
}
