/** How long what was deleted can come back, in milliseconds; `firestore.rules` says the same. */
export const TRASH_RETENTION = 30 * 86_400_000;
