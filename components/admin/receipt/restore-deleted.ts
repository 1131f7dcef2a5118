import { type DeletedRecord, restoreRecord } from '@/lib/content/history';
import { isPublishable, KINDS } from '@/lib/model/kinds';
import type { Done } from './use-action';

/**
 * Brings a deleted record back. A blog or mention is a draft then, and the proof is that no visitor sees it; the
 * address of a PDF serves its file again.
 */
export async function restoreDeleted({
  collection,
  id,
}: Pick<DeletedRecord, 'collection' | 'id'>): Promise<Done> {
  const revision = await restoreRecord(collection, id);
  const confirmation = KINDS[collection].messages.restored;
  if (!isPublishable(collection)) return { confirmation, change: { collection, id, revision } };
  return { confirmation, change: { collection, id, revision: null }, hidden: true };
}
