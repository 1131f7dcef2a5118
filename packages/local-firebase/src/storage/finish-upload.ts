import { randomUUID } from 'node:crypto';
import type { Caller } from '../auth/caller';
import { ApiError } from '../http/api-error';
import { inTransaction } from '../store/in-transaction';
import { authorize } from './authorize';
import type { StorageContext } from './context';
import type { StoredObject } from './object';
import { applySettings, NO_SETTINGS, type SettingsInput } from './settings';

export type FinishedUpload = {
  /** Names the upload's file, and later the blob. */
  id: string;
  bucket: string;
  name: string;
  settings: SettingsInput;
  caller: Caller;
};

/**
 * Creates the object from a complete upload. The new bytes are on disk before the row that names them is written, and
 * the old bytes are deleted afterwards, so the object is complete at all times. Rejects with an `ApiError` if the rules
 * deny the upload or its MD5 hash differs from the declared hash.
 */
export async function finishUpload(
  context: StorageContext,
  upload: FinishedUpload,
  inSameCommit: (object: StoredObject) => void = () => undefined,
): Promise<StoredObject> {
  const { objects, blobs, db } = context;
  const { bucket, name } = upload;
  const sealed = await blobs.seal(upload.id);
  try {
    const { object, replaced } = inTransaction(db, () => {
      const replaced = objects.get(bucket, name);
      const object = describeUpload(context, upload, sealed, replaced);
      if ((upload.settings.md5Hash ?? sealed.md5) !== sealed.md5) {
        throw new ApiError('INVALID_ARGUMENT', 'The uploaded bytes do not match the declared MD5 hash.');
      }
      authorize(context, upload.caller, 'create', { bucket, name, resource: replaced, incoming: object });
      objects.put(object);
      inSameCommit(object);
      return { object, replaced };
    });
    if (replaced !== null) await blobs.remove(replaced.blob);
    return object;
  } catch (error) {
    if (objects.get(bucket, name)?.blob !== upload.id) await blobs.remove(upload.id);
    throw error;
  }
}

/** Returns the object that an upload will create. */
export function describeUpload(
  { now }: StorageContext,
  { id, bucket, name, settings }: Omit<FinishedUpload, 'caller'>,
  { size, md5 }: { size: number; md5: string },
  replaced: StoredObject | null,
): StoredObject {
  const time = now().getTime();
  return {
    bucket,
    name,
    blob: id,
    size,
    md5,
    generation: Math.max(time * 1000, (replaced?.generation ?? 0) + 1),
    metageneration: 1,
    settings: applySettings(NO_SETTINGS, settings),
    downloadToken: randomUUID(),
    createdAt: time,
    updatedAt: time,
  };
}
