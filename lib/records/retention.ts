import { databaseNow } from '@/lib/firebase/database-now';

/** The time in milliseconds for which deleted records can be restored. Must match `firestore.rules`. */
export const TRASH_RETENTION = 30 * 86_400_000;

/**
 * Whether a record deleted at this time can still be restored. The rules enforce the same limit with the server's
 * clock.
 */
export const canComeBack = (deletedAt: Date | null): boolean =>
  deletedAt !== null && Number(databaseNow()) < deletedAt.getTime() + TRASH_RETENTION;
