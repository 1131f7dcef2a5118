import { hasFile, startUpload } from '@/lib/firebase/storage';

export { fileAddress as getFileUrl } from './file-address';

/** Tells how far an upload is, from 0 to 1. */
export type UploadProgress = (share: number) => void;

export type UploadOptions = {
  onProgress?: UploadProgress;
  /** Cancels the upload. */
  signal?: AbortSignal | undefined;
};

/**
 * Stores a file under a path; its content type is the file's own.
 * @throws StorageError with the service's code, `storage/canceled` when the signal ended it.
 */
export async function storeFile(
  path: string,
  file: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<void> {
  const task = startUpload(path, file);
  // It may have been cancelled while the file was still being looked at.
  if (signal?.aborted) task.cancel();
  signal?.addEventListener('abort', () => task.cancel());
  task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred / totalBytes));
  await task;
}

/** Stores a file. @returns true when it is stored, false when that failed; the reason goes to the console. */
export async function uploadFile(
  path: string,
  file: Blob,
  onProgress: UploadProgress = () => {},
): Promise<boolean> {
  try {
    await storeFile(path, file, { onProgress });
    return true;
  } catch (error) {
    console.error(`The upload of ${path} failed.`, error);
    return false;
  }
}

/** Where an image of a record is stored. */
export function imagePath(id: string, sha256: string): string {
  return `images/${id}/${sha256}.png`;
}

/** Whether a file is stored under a path; false as soon as the signal ends the wait for an answer. */
function isStored(path: string, signal?: AbortSignal): Promise<boolean> {
  const cancelled = new Promise<false>((resolve) => {
    if (signal?.aborted) resolve(false);
    signal?.addEventListener('abort', () => resolve(false), { once: true });
  });
  return Promise.race([cancelled, hasFile(path)]);
}

/**
 * Stores a file whose path is made from its content, unless it is there already: it may not be stored again. An upload
 * that is refused because the same file arrived meanwhile, or whose answer was lost, has done what it should.
 */
export async function storeOnce(path: string, file: Blob, options: UploadOptions): Promise<void> {
  if (await isStored(path, options.signal)) return;
  try {
    await storeFile(path, file, options);
  } catch (error) {
    if (!(await isStored(path, options.signal).catch(() => false))) throw error;
  }
}

/** The name of a file by its content, so that a changed one never hides behind an old address. */
export async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
