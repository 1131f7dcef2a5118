import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { textIn } from '@/lib/model/text-in';
import { CancelledError, MissingPictureError } from './errors';
import { isStored } from './files';
import { readRecord } from './read';

/** The paths in a record's image fields. */
function picturesOf(name: Collection, record: object): string[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    const path = textIn(record, field);
    return spec.type === 'image' && path ? [path] : [];
  });
}

/**
 * Checks that the new pictures in a record's image fields are stored, because a purge might have deleted them while the
 * record was unsaved. Pictures of the stored record need no check, because a purge keeps them.
 * @throws MissingPictureError if a picture is not stored; CancelledError if the signal is aborted; StorageError if a
 * check fails
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
