/** How long what was deleted can come back, in milliseconds; `firestore.rules` says the same. */
export const TRASH_RETENTION = 30 * 86_400_000;

/** Whether what was deleted at a time can still come back now; the rules ask the server's clock again. */
export const canComeBack = (deletedAt: Date | null): boolean =>
  deletedAt !== null && Date.now() < deletedAt.getTime() + TRASH_RETENTION;
