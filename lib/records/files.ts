import { hasFile, startUpload } from '@/lib/firebase/storage';

/** Receives an upload's progress, from 0 to 1. */
type UploadProgress = (share: number) => void;

export type UploadOptions = {
  onProgress?: UploadProgress;
  /** Aborting this signal cancels the upload, and a save that has waited for it. */
  signal?: AbortSignal | undefined;
};

/**
 * Stores a file at a path, with the file's content type.
 * @throws StorageError with the service's code, which is `storage/canceled` after an abort
 */
export async function storeFile(
  path: string,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<void> {
  const task = startUpload(path, file);
  // The signal might already be aborted, in which case it fires no event.
  if (signal?.aborted) task.cancel();
  signal?.addEventListener('abort', () => task.cancel());
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred / totalBytes));
  await task;
}

/** The storage path of an image, from its record's id and its content hash. */
export function imagePath(id: string, sha256: string): string {
  return `images/${id}/${sha256}.png`;
}

/** Whether a file exists at a path; false if the signal is aborted first. @throws StorageError if the check fails */
export function isStored(path: string, signal?: AbortSignal): Promise<boolean> {
  const cancelled = new Promise<false>((resolve) => {
    if (signal?.aborted) resolve(false);
    signal?.addEventListener('abort', () => resolve(false), { once: true });
  });
  return Promise.race([cancelled, hasFile(path)]);
}

/**
 * Stores a file at a content-hashed path, unless a file is already stored there, because stored files must not be
 * overwritten. A failed upload counts as successful if the file is then stored: a concurrent upload might have stored
 * it first, or the response might have been lost.
 * @throws StorageError if the file cannot be stored; its code is `storage/canceled` after an abort
 */
export async function storeOnce(path: string, file: Blob, options: UploadOptions): Promise<void> {
  if (await isStored(path, options.signal)) return;
  try {
    await storeFile(path, file, options);
  } catch (error) {
    if (!(await isStored(path, options.signal).catch(() => false))) throw error;
  }
}

/** A file's SHA-256 hash in hexadecimal. A stored file's name contains it, so that each version has its own URL. */
export async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
