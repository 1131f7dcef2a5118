import type { StorageContext } from './context';

/** Deletes leftovers from interrupted operations. Never rejects: the service works without it. */
export async function sweepStorage({ objects, uploads, blobs, log }: StorageContext): Promise<void> {
  try {
    uploads.giveUpStale();
    const removed = await blobs.sweep(new Set(objects.blobs()), new Set(uploads.unfinished()));
    if (removed > 0) log(`storage: deleted ${removed} leftover files.`);
  } catch (error) {
    log(`storage: could not delete leftover files: ${String(error)}`);
  }
}
