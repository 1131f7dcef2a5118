import { confirmations } from '@/content/admin/texts';
import { type DeletedRecord, restoreRecord } from '@/lib/content/history';
import type { Done } from './use-action';

/** Brings a deleted record back. A blog or mention is a draft then, and the proof is that no visitor sees it. */
export async function restoreDeleted({
  collection,
  id,
}: Pick<DeletedRecord, 'collection' | 'id'>): Promise<Done> {
  await restoreRecord(collection, id);
  const confirmation = confirmations[collection].restored;
  if (collection === 'Link') return { confirmation };
  return { confirmation, change: { collection, id, revision: null }, hidden: true };
}
