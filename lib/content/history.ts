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
  Timestamp,
} from '@/lib/firebase/firestore';
import { fromDocument, toDocument } from '@/lib/model/converter';
import type { Collection, DeletableCollection } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { isVisibleOrScheduled } from '@/lib/model/visibility';
import { tickClock } from './clock';
import { readRecord } from './read';
import { canComeBack } from './retention';
import { keepWriter } from './staff';

/** An earlier state of a record; who wrote it and when stand in the record itself. */
export type EarlierState<Name extends Collection> = {
  revision: number;
  record: RecordOf<Name>;
  replacedAt: Date | null;
  replacedBy: string;
};

/** A deleted record, as its tombstone keeps it. */
export type DeletedRecord = {
  collection: DeletableCollection;
  id: string;
  title: string;
  deletedAt: Date | null;
  deletedBy: string;
};

/** A deleted record can be brought back for a time; after that its id is taken until the next purge. */
export type Deletion = 'restorable' | 'overdue';

const toDate = (stored: unknown) => (stored instanceof Timestamp ? stored.toDate() : null);

/** The present state of a record of any kind; null if there is none. */
export const getPresent = readRecord;

/** Every state that a record had before the present one, newest first. */
export async function getHistory<Name extends Collection>(
  name: Name,
  id: string,
): Promise<EarlierState<Name>[]> {
  const entries = collection(firestore(), name, id, 'history');
  const { docs } = await getDocs(query(entries, orderBy('revision', 'desc')));
  return docs.map((entry) => {
    const { revision, record, replacedAt, replacedBy } = entry.data();
    return { revision, record: fromDocument(name, id, record), replacedAt: toDate(replacedAt), replacedBy };
  });
}

/** What was deleted and can still be brought back, newest first. */
export async function getDeleted(): Promise<DeletedRecord[]> {
  const { docs } = await getDocs(query(collection(firestore(), 'Trash'), orderBy('deletedAt', 'desc')));
  return docs.map((tombstone) => {
    const { collection: name, id, record, deletedAt, deletedBy } = tombstone.data();
    const title = String(record?.title || id);
    return { collection: name, id, title, deletedAt: toDate(deletedAt), deletedBy };
  });
}

/** Whether a record waits in the trash; null where none of this id does. */
export async function deletionOf(name: Collection, id: string): Promise<Deletion | null> {
  const tombstone = (await getDoc(doc(firestore(), 'Trash', `${name}_${id}`))).data();
  if (!tombstone) return null;
  return canComeBack(toDate(tombstone.deletedAt)) ? 'restorable' : 'overdue';
}

/**
 * The record as it comes back: with every field of today, and as a draft that no time is set for, so that nothing
 * goes live which nobody publishes. Its first publication is kept to the microsecond, which a `Date` would lose.
 */
function restored(name: Collection, id: string, kept: DocumentData): DocumentData {
  const document = toDocument(fromDocument(name, id, kept));
  if (!('published' in document)) return document;
  return { ...document, published: false, publishAt: null, publishedAt: kept.publishedAt ?? null };
}

/**
 * Brings a deleted record back at the next revision and takes its tombstone away.
 * @returns the revision written.
 * @throws Error 'Doc does not exist.' when there is no tombstone; a refusal by the rules after 30 days.
 */
export async function restoreRecord(name: DeletableCollection, id: string): Promise<number> {
  const { uid } = currentUser();
  const tombstone = doc(firestore(), 'Trash', `${name}_${id}`);
  return runTransaction(firestore(), async (transaction) => {
    const kept = (await transaction.get(tombstone)).data();
    if (!kept) throw new Error('Doc does not exist.');
    const revision = kept.revision + 1;
    const stamp = { revision, updatedAt: serverTimestamp(), updatedBy: uid };
    const record = restored(name, id, kept.record);
    transaction.set(doc(firestore(), name, id), { ...record, ...stamp });
    transaction.delete(tombstone);
    if (isVisibleOrScheduled(name, id, record)) {
      tickClock(transaction, { collection: name, id, revision, visible: true });
    }
    keepWriter(transaction);
    return revision;
  });
}
