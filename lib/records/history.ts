import {
  collection,
  type DocumentData,
  doc,
  firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
} from '@/lib/firebase/firestore';
import { fromDocument, toDate } from '@/lib/model/converter';
import type { Collection, DeletableCollection } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { withText } from './bodies';
import { readRecord } from './read';
import { canComeBack } from './retention';
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
