import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { CancelledError, MissingPictureError } from './errors';
import { isStored } from './files';
import { readRecord } from './read';

/** The paths of a record's pictures. */
function picturesOf(name: Collection, record: object): string[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    const path: unknown = Reflect.get(record, field);
    return spec.type === 'text' && spec.control === 'image' && typeof path === 'string' && path ? [path] : [];
  });
}

/**
 * Checks pictures that the stored record does not have yet, because a purge deletes those unsaved for more than a day.
 * Existing pictures are safe and need no request.
 * @throws MissingPictureError when one is missing; CancelledError when aborted; StorageError when the store is
 * unavailable.
 */
export async function requirePictures(
  name: Collection,
  record: { id: string },
  signal?: AbortSignal,
): Promise<void> {
  const pictures = picturesOf(name, record);
  if (pictures.length === 0) return;
  const stored = await readRecord(name, record.id);
  const known = stored ? picturesOf(name, stored) : [];
  for (const path of pictures) {
    const there = known.includes(path) || (await isStored(path, signal));
    if (signal?.aborted) throw new CancelledError();
    if (!there) throw new MissingPictureError(path);
  }
}
