import { type Collection, isPublishable, kindOf } from '@/lib/model/kinds';
import { generateId } from '@/lib/records/ids';

function newAddress(name: Collection): string {
  const { editor, ids } = kindOf(name);
  if (ids) return `/admin/${editor}`;
  return `/admin/${editor}/${isPublishable(name) ? generateId() : 'new'}`;
}

/**
 * Opens the editor for a new record, with a full navigation, so that going back from there triggers the editor's leave
 * guard.
 */
export const create = (name: Collection) => window.location.assign(newAddress(name));
