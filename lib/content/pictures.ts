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
 * Checks that a record's new pictures are stored, because a purge deletes pictures that stay unsaved for more than a
 * day. The stored record's pictures are safe and need no request.
 * @throws MissingPictureError if one is missing; CancelledError if aborted; StorageError if storage is unavailable
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
