import { editorAddress } from '@/components/admin/kit/editor-address';
import { type Collection, isPublishable, kindOf } from '@/lib/model/kinds';
import { generateId } from '@/lib/records/ids';

/** The key before the one that names a kind. */
export const CREATE_KEY = 'N';

/** Returns the key that names a kind: the initial of the last word on the button that creates its records. */
export const kindKey = (name: Collection): string =>
  kindOf(name).words.create.split(' ').at(-1)?.charAt(0).toUpperCase() ?? '';

/** Returns the two keys that create a record, pressed one after the other. */
export const createKeys = (name: Collection): string => `${CREATE_KEY} ${kindKey(name)}`;

/**
 * Opens the editor for a new record, with a full navigation, so that going back from there triggers the editor's leave
 * guard.
 */
export const create = (name: Collection) =>
  window.location.assign(editorAddress(name, isPublishable(name) ? generateId() : 'new'));
