import { editorAddress } from '@/components/admin/kit/editor-address';
import { type Collection, isPublishable } from '@/lib/model/kinds';
import { generateId } from '@/lib/records/ids';

/**
 * Opens the editor for a new record, with a full navigation, so that going back from there triggers the editor's leave
 * guard.
 */
export const create = (name: Collection) =>
  window.location.assign(editorAddress(name, isPublishable(name) ? generateId() : 'new'));
