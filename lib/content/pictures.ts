import { hasFile } from '@/lib/firebase/storage';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { MissingPictureError } from './errors';
import { readRecord } from './read';

/** The paths of the pictures that a record names. */
function picturesOf(name: Collection, record: object): string[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    const path: unknown = Reflect.get(record, field);
    return spec.type === 'text' && spec.control === 'image' && typeof path === 'string' && path ? [path] : [];
  });
}

/**
 * Makes sure of pictures that the stored record does not name yet: a purge takes one that waits unsaved for more than
 * a day. A picture that is named already stays, so the store is not asked.
 * @throws MissingPictureError when one is gone; StorageError when the store does not answer.
 */
export async function requirePictures(name: Collection, record: { id: string }): Promise<void> {
  const pictures = picturesOf(name, record);
  if (pictures.length === 0) return;
  const stored = await readRecord(name, record.id);
  const known = stored ? picturesOf(name, stored) : [];
  for (const path of pictures) {
    if (!known.includes(path) && !(await hasFile(path))) throw new MissingPictureError(path);
  }
}
