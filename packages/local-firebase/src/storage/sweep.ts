import type { StorageContext } from './context';

/** Deletes files left behind by interrupted operations. Logs errors and never rejects. */
export async function sweepStorage({ objects, uploads, blobs, log }: StorageContext): Promise<void> {
  try {
    uploads.giveUpStale();
    const removed = await blobs.sweep(new Set(objects.blobs()), new Set(uploads.unfinished()));
    if (removed > 0) log(`storage: leftover files deleted: ${removed}.`);
  } catch (error) {
    log(`storage: could not delete leftover files: ${String(error)}`);
  }
}
