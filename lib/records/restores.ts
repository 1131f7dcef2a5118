import { currentUser } from '@/lib/firebase/auth';
import {
  type DocumentData,
  doc,
  firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from '@/lib/firebase/firestore';
import { fromDocument, toDocument } from '@/lib/model/converter';
import { type Collection, type DeletableCollection, isPublishable } from '@/lib/model/kinds';
import { isVisibleOrScheduled, UNPUBLISHED } from '@/lib/model/visibility';
import { countChange } from './change-counter';
import { type Draft, endingDraft, getDraft, saveDraft } from './drafts';
import { ConflictError } from './errors';
import { claimGtin } from './gtins';
import { getFromTrash, getPresent } from './history';
import { askToPublish, withdrawingRequest } from './requests';
import { whyRefused } from './settings';
import { introduceWriter, keepWriter } from './staff';
import { tombstoneOf } from './tombstone';

/**
 * Returns the restored record, with all fields of the current model. A publishable record becomes an unscheduled draft,
 * so that it does not go live by accident. The time of first publication keeps its microseconds, which a `Date` would
 * lose.
 */
function restored(name: Collection, id: string, kept: DocumentData): DocumentData {
  const document = toDocument(name, fromDocument(name, id, kept));
  if (!('published' in document)) return document;
  return { ...document, ...UNPUBLISHED, publishedAt: kept.publishedAt ?? null };
}

type Restored = {
  /** The record to write, without its stamp. */
  record: DocumentData;
  /** Writes the rest of the restore, because transactions must read before they write. */
  writeRest(): void;
};

/**
 * Restores a deleted record at the next revision and deletes its tombstone.
 * @param prepare reads further documents, and returns the record to restore
 */
function restoreAs(
  name: DeletableCollection,
  id: string,
  prepare: (transaction: Transaction, kept: DocumentData, revision: number) => Promise<Restored>,
): Promise<number | null> {
  const { uid } = currentUser();
  const tombstone = tombstoneOf(name, id);
  const present = doc(firestore(), name, id);
  return runTransaction(firestore(), async (transaction) => {
    const kept = (await transaction.get(tombstone)).data();
    if (!kept) {
      if ((await transaction.get(present)).exists()) return null;
      throw new Error('Doc does not exist.');
    }
    const revision = kept.revision + 1;
    const { record, writeRest } = await prepare(transaction, kept.record, revision);
    transaction.set(present, { ...record, revision, updatedAt: serverTimestamp(), updatedBy: uid });
    transaction.delete(tombstone);
    if (isVisibleOrScheduled(name, id, record)) {
      countChange(transaction, { collection: name, id, revision, visible: true });
    }
    writeRest();
    return revision;
  });
}

/**
 * Restores a deleted record as it was. A request to restore it is withdrawn.
 * @returns the revision written, or null if the record had already been restored
 * @throws Error 'Doc does not exist.' if there is neither a tombstone nor a record; a permission error after 30 days;
 * ApprovalNeededError if visitors would see it without approval; SignedOutError if nobody is signed in
 */
export async function restoreRecord(name: DeletableCollection, id: string): Promise<number | null> {
  const restoring = restoreAs(name, id, async (transaction, kept) => {
    const withdrawRequest = await withdrawingRequest(transaction, { collection: name, id });
    const writeRest = () => {
      withdrawRequest();
      keepWriter(transaction);
    };
    return { record: restored(name, id, kept), writeRest };
  });
  return restoring.catch(async (error) => {
    throw isPublishable(name) ? error : await whyRefused(name, 'restore', error);
  });
}

/** A request to restore a record, and its approval. */
export type ApprovedRestore = { draft: Draft; approval: { reason: string } };

/**
 * Restores a deleted record with the content of its requested draft, and approves the request.
 * @returns the same as `restoreRecord`
 * @throws the same errors as `restoreRecord`, except ApprovalNeededError; ChangedDraftError if the draft has changed
 */
export async function restoreApproved(
  name: DeletableCollection,
  id: string,
  approved: ApprovedRestore,
): Promise<number | null> {
  // An approval alone already needs almost as many reads as the rules may make for one commit.
  await introduceWriter();
  return restoreAs(name, id, async (transaction, kept, revision) => {
    const record = toDocument(name, approved.draft.record);
    const endDraft = await endingDraft(transaction, approved, revision);
    const writeGtin = await claimGtin(transaction, record, kept);
    const writeRest = () => {
      writeGtin?.();
      endDraft();
    };
    return { record, writeRest };
  });
}

/**
 * Asks publishers to restore a deleted record that visitors would see at once, as its shared draft if it has one, and
 * otherwise as it was.
 * @throws ConflictError if the record has already been restored; ChangedDraftError if a colleague has changed the draft
 */
export async function askToRestore(name: DeletableCollection, id: string, note: string): Promise<void> {
  const deleted = await getFromTrash(name, id);
  if (!deleted) throw new ConflictError(name, id, await getPresent(name, id));
  const revision =
    (await getDraft(name, id))?.revision ?? (await saveDraft(name, deleted, 0, { mayBeDeleted: true }));
  await askToPublish({ collection: name, id, revision }, note, { mayBeDeleted: true });
}
