import { currentUser } from '@/lib/firebase/auth';
import {
  collection,
  type DocumentData,
  doc,
  firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from '@/lib/firebase/firestore';
import { fromDocument, toDate, toDocument } from '@/lib/model/converter';
import { type Collection, type DeletableCollection, isPublishable } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { isVisibleOrScheduled, UNPUBLISHED } from '@/lib/model/visibility';
import { withText } from './bodies';
import { countChange } from './change-counter';
import { askToPublish, type Draft, endingDraft, getDraft, saveDraft, withdrawingRequest } from './drafts';
import { ConflictError } from './errors';
import { claimGtin } from './gtins';
import { readRecord } from './read';
import { canComeBack } from './retention';
import { whyRefused } from './settings';
import { introduceWriter, keepWriter } from './staff';
import { tombstoneOf } from './tombstone';

/** An earlier state of a record, with the time and author of the change that replaced it. */
export type EarlierState<Name extends Collection> = {
  revision: number;
  record: RecordOf<Name>;
  replacedAt: Date | null;
  replacedBy: string;
};

/** A deleted record's identity and the time and author of its deletion. */
export type DeletedRecord = {
  collection: DeletableCollection;
  id: string;
  title: string;
  deletedAt: Date | null;
  deletedBy: string;
};

/**
 * `restorable` for 30 days after the deletion, and then `overdue` for a purge. Until the purge deletes the tombstone,
 * the record's id cannot be reused.
 */
export type Deletion = 'restorable' | 'overdue';

/** Returns the current state of a record of any kind, with its text, or null if the record does not exist. */
export async function getPresent<Name extends Collection>(
  name: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  const record = await readRecord(name, id);
  return record && withText(name, record);
}

/** Returns the stored earlier states of a record, with their texts, newest first. */
export async function getHistory<Name extends Collection>(
  name: Name,
  id: string,
): Promise<EarlierState<Name>[]> {
  const entries = collection(firestore(), name, id, 'history');
  const { docs } = await getDocs(query(entries, orderBy('revision', 'desc')));
  return Promise.all(
    docs.map(async (entry) => {
      const { revision, record: kept, replacedAt, replacedBy } = entry.data();
      const record = await withText(name, fromDocument(name, id, kept));
      return { revision, record, replacedAt: toDate(replacedAt), replacedBy };
    }),
  );
}

/** Returns the record's state at an earlier revision, with its text, or null if that state is not stored. */
export async function getEarlier<Name extends Collection>(
  name: Name,
  id: string,
  revision: number,
): Promise<RecordOf<Name> | null> {
  const entry = (await getDoc(doc(firestore(), name, id, 'history', String(revision)))).data();
  return entry ? withText(name, fromDocument(name, id, entry.record)) : null;
}

const titleIn = ({ id, record }: DocumentData) => String(record?.title || id);

/** Returns the deleted records that have not been purged, most recently deleted first. */
export async function getDeleted(): Promise<DeletedRecord[]> {
  const { docs } = await getDocs(query(collection(firestore(), 'Trash'), orderBy('deletedAt', 'desc')));
  return docs.map((tombstone) => {
    const { collection: name, id, deletedAt, deletedBy } = tombstone.data();
    const title = titleIn(tombstone.data());
    return { collection: name, id, title, deletedAt: toDate(deletedAt), deletedBy };
  });
}

/**
 * Returns a deleted record's title, and whether the record can be restored, or null if the record is not in the trash.
 */
export async function deletionOf(
  name: Collection,
  id: string,
): Promise<{ title: string; deletion: Deletion } | null> {
  const tombstone = (await getDoc(tombstoneOf(name, id))).data();
  if (!tombstone) return null;
  const deletion = canComeBack(toDate(tombstone.deletedAt)) ? 'restorable' : 'overdue';
  return { title: titleIn(tombstone), deletion };
}

/** Returns a deleted record as it was, with its text, or null if the record is not in the trash. */
export async function getFromTrash<Name extends Collection>(
  name: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  const tombstone = (await getDoc(tombstoneOf(name, id))).data();
  return tombstone ? withText(name, fromDocument(name, id, tombstone.record)) : null;
}

/** Returns the id of the account that deleted a record, or '' if the record is not in the trash. */
export async function deleterOf(name: Collection, id: string): Promise<string> {
  const tombstone = (await getDoc(tombstoneOf(name, id))).data();
  return typeof tombstone?.deletedBy === 'string' ? tombstone.deletedBy : '';
}

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

/** A request to restore a record, and its approval. */
export type ApprovedRestore = { draft: Draft; approval: { reason: string } };

/**
 * Restores a deleted record at the next revision and deletes its tombstone.
 * @param approved if given, the record is restored as the requested draft
 * @returns the revision written, or null if the record had already been restored
 * @throws Error 'Doc does not exist.' if there is neither a tombstone nor a record; a permission error after 30 days;
 * ApprovalNeededError if visitors would see it without approval; ChangedDraftError if the approved draft has changed;
 * SignedOutError if nobody is signed in
 */
export async function restoreRecord(
  name: DeletableCollection,
  id: string,
  approved?: ApprovedRestore,
): Promise<number | null> {
  const { uid } = currentUser();
  const tombstone = tombstoneOf(name, id);
  const present = doc(firestore(), name, id);
  // An approval alone already needs almost as many reads as the rules may make for one commit.
  if (approved) await introduceWriter();
  const restoring = runTransaction(firestore(), async (transaction) => {
    const kept = (await transaction.get(tombstone)).data();
    if (!kept) {
      if ((await transaction.get(present)).exists()) return null;
      throw new Error('Doc does not exist.');
    }
    const revision = kept.revision + 1;
    const stamp = { revision, updatedAt: serverTimestamp(), updatedBy: uid };
    const record = approved ? toDocument(name, approved.draft.record) : restored(name, id, kept.record);
    const endDraft = approved && (await endingDraft(transaction, approved, revision));
    const writeGtin = approved && (await claimGtin(transaction, record, kept.record));
    const withdrawRequest = approved
      ? undefined
      : await withdrawingRequest(transaction, { collection: name, id });
    writeGtin?.();
    withdrawRequest?.();
    transaction.set(present, { ...record, ...stamp });
    transaction.delete(tombstone);
    if (isVisibleOrScheduled(name, id, record)) {
      countChange(transaction, { collection: name, id, revision, visible: true });
    }
    if (endDraft) endDraft();
    else keepWriter(transaction);
    return revision;
  });
  return restoring.catch(async (error) => {
    throw approved || isPublishable(name) ? error : await whyRefused(name, 'restore', error);
  });
}
