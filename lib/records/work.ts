import { currentUser } from '@/lib/firebase/auth';
import {
  collection,
  type DocumentData,
  doc,
  firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  where,
} from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import { type Collection, fieldsOf } from '@/lib/model/kinds';
import { readRecord } from './read';
import { introduceWriter } from './staff';

/** Field values from an editor's form, valid or not. */
export type Values = Record<string, unknown>;

/** The record, person and browser tab of a working copy. */
export type WorkKey = { collection: Collection; id: string; uid: string; tab: string };

/** Changes to a record that have not been saved. */
export type Work = {
  /** The revision of the record that the changes are based on. */
  loaded: number;
  /** The title to show in lists, because a new record has no stored title. */
  title: string;
  /** The values of the fields that differ from that revision. */
  values: Values;
  /** The name of a chosen file, which is uploaded on save. */
  file?: string | undefined;
  /** Text typed in the article's link or image panel but not inserted, as JSON. */
  insertion?: string | undefined;
  /** The revision of the record's shared draft that the changes are based on, if any. */
  draft?: number | undefined;
  /** The name of the working copy from which the changes were taken over. */
  takenFrom?: string | undefined;
};

export type WorkingCopy = Work &
  WorkKey & {
    /** The copy's own revision, incremented by each write. */
    revision: number;
    since: Date | null;
    at: Date | null;
  };

/** The id of a new PDF link that has no file name yet; no PDF can have this name. */
export const UNNAMED = 'new';

/** The maximum number of working copies in the list: more than all staff together should need. */
const MAX_COPIES = 300;

/** Limits in UTF-16 code units. `firestore.rules` has the same limits. */
const MAX_WORK_LENGTH = 500_000;
const MAX_TITLE_LENGTH = 200;

/** The write was refused because the stored copy is not at the expected revision. */
export class StaleWorkError extends Error {
  constructor(
    /** The revision stored now; 0 if there is none. */
    readonly stored: number,
  ) {
    super('The stored working copy is not at the expected revision: it was changed or deleted elsewhere.');
    this.name = 'StaleWorkError';
  }
}

/** The changes are too long to keep on the server. */
export class LongWorkError extends Error {
  constructor() {
    super('The working copy is too long to keep on the server.');
    this.name = 'LongWorkError';
  }
}

/** Whether there is work besides the values of fields. */
export const hasOtherWork = ({ file, insertion }: Work): boolean =>
  file !== undefined || insertion !== undefined;

export const workName = ({ collection: name, id, uid, tab }: WorkKey): string =>
  [name, id, uid, tab].join('_');

const reference = (key: WorkKey) => doc(firestore(), 'Work', workName(key));

/** Restores field values from JSON, in which times are strings. Drops unknown fields. */
export function reviveValues(name: Collection, values: unknown): Values {
  if (typeof values !== 'object' || values === null) return {};
  const specs = fieldsOf(name);
  const toValue = (field: string, value: unknown) =>
    specs[field]?.type === 'time' && typeof value === 'string' ? new Date(value) : value;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => field in specs)
      .map(([field, value]) => [field, toValue(field, value)]),
  );
}

function parseTyped(name: Collection, typed: string): Pick<Work, 'values' | 'file' | 'insertion' | 'draft'> {
  try {
    const { values, file, insertion, draft }: Values = { ...JSON.parse(typed) };
    return {
      values: reviveValues(name, values),
      ...(typeof file === 'string' && { file }),
      ...(typeof insertion === 'string' && { insertion }),
      ...(typeof draft === 'number' && { draft }),
    };
  } catch {
    return { values: {} };
  }
}

function fromStored(data: DocumentData): WorkingCopy {
  const { collection: name, id, uid, tab, revision, loaded, title, typed, takenFrom, since, at } = data;
  const times = { since: toDate(since), at: toDate(at) };
  return {
    ...{ collection: name, id, uid, tab, revision, loaded, title, takenFrom },
    ...parseTyped(name, typed),
    ...times,
  };
}

const typedOf = ({ values, file, insertion, draft }: Work) =>
  JSON.stringify({ values, file, insertion, draft });

/**
 * Returns the title to show in lists, cut to the maximum length. Removes unpaired surrogates, which the database cannot
 * store. The JSON of the other values escapes them, but the title is stored as plain text.
 */
const listedTitle = (title: string) => title.slice(0, MAX_TITLE_LENGTH).replace(/\p{Cs}/gu, '');

/**
 * Writes a working copy at this revision, which must be one above the stored revision. A write whose response was lost
 * can be repeated.
 * @throws StaleWorkError if the stored copy is not at the preceding revision; LongWorkError if the changes are too long
 */
export async function putWork(key: WorkKey, work: Work, revision: number): Promise<void> {
  const typed = typedOf(work);
  if (typed.length > MAX_WORK_LENGTH) throw new LongWorkError();
  const { loaded, title, takenFrom = '' } = work;
  const fields = {
    ...key,
    ...{ revision, loaded, typed, takenFrom },
    title: listedTitle(title),
    at: serverTimestamp(),
    // Later writes keep the stored time, including its microseconds, which a `Date` would lose.
    ...(revision === 1 && { since: serverTimestamp() }),
  };
  await introduceWriter();
  try {
    await setDoc(reference(key), fields, { merge: true });
  } catch (error) {
    const stored = (await getDoc(reference(key))).data();
    if (stored?.revision === revision && stored.typed === typed) return;
    if ((stored?.revision ?? 0) !== revision - 1) throw new StaleWorkError(stored?.revision ?? 0);
    throw error;
  }
}

/** Deletes the user's own working copy. @returns false if the copy was kept because it is at another revision */
export function dropWork(key: WorkKey, revision: number): Promise<boolean> {
  return runTransaction(firestore(), async (transaction) => {
    const stored = await transaction.get(reference(key));
    if (!stored.exists()) return true;
    if (stored.data().revision !== revision) return false;
    transaction.delete(reference(key));
    return true;
  });
}

/** Returns the working copies of a record, newest first. For staff only. */
export async function getWorkOf(name: Collection, id: string): Promise<WorkingCopy[]> {
  const copies = collection(firestore(), 'Work');
  const { docs } = await getDocs(query(copies, where('collection', '==', name), where('id', '==', id)));
  const found = docs.map((copy) => fromStored(copy.data()));
  return found.toSorted((a, b) => Number(b.at) - Number(a.at));
}

/** Returns the 300 latest working copies of all records, newest first. For staff only. */
export async function getAllWork(): Promise<WorkingCopy[]> {
  const copies = collection(firestore(), 'Work');
  const { docs } = await getDocs(query(copies, orderBy('at', 'desc'), limit(MAX_COPIES)));
  return docs.map((copy) => fromStored(copy.data()));
}

/** Returns the number of the user's own working copies, without reading the copies. */
export async function countOwnWork(): Promise<number> {
  const own = where('uid', '==', currentUser().uid);
  return (await getCount(query(collection(firestore(), 'Work'), own))).data().count;
}

/**
 * Whether a working copy belongs to a record that is not stored yet. Also checks the database, because a stored record
 * that predates revisions is at revision 0 too.
 */
export const isOfNewRecord = async ({
  collection: name,
  id,
  loaded,
}: Pick<WorkingCopy, 'collection' | 'id' | 'loaded'>): Promise<boolean> =>
  loaded === 0 && (await readRecord(name, id)) === null;

/** Returns the key of the signed-in person's copy of a record in a tab. */
export const ownKey = (name: Collection, id: string, tab: string): WorkKey => ({
  ...{ collection: name, id, tab },
  uid: currentUser().uid,
});
