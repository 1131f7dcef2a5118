import { hasFile } from '@/lib/firebase/storage';
import { MissingPictureError } from './missing-picture';
import { readRecord } from './read';
import type { Blog } from './records';

/**
 * Makes sure of a picture that the stored blog does not name yet: a purge takes one that waits unsaved for more than a
 * day. A picture that is named already stays, so the store is not asked.
 * @throws MissingPictureError when it is gone; StorageError when the store does not say.
 */
export async function requirePicture({ id, image }: Blog): Promise<void> {
  if (!image) return;
  const stored = await readRecord('Blog', id);
  if (stored?.image === image || (await hasFile(image))) return;
  throw new MissingPictureError(image);
}
