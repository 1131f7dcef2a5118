import { currentUser } from '@/lib/firebase/auth';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  doc,
  firestore,
  getCount,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  type Transaction,
  where,
} from '@/lib/firebase/firestore';
import { fromDocument, toDate, toDocument } from '@/lib/model/converter';
import { type Collection, partOf } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { bodyOf } from './bodies';
import { ChangedDraftError, ConflictError } from './errors';
import { introduceWriter } from './staff';
import { tombstoneOf } from './tombstone';

/** The next version of a record, which visitors do not see, and which everybody who edits the record shares. */
export type Draft<Name extends Collection = Collection> = {
  collection: Name;
  id: string;
  /** The record with the draft's content, at the revision on which the draft is based. */
  record: RecordOf<Name>;
  /** The draft's own revision, incremented by each write. */
  revision: number;
  /** The ids of all accounts that have changed the content, the last one last. */
  authors: readonly string[];
  /** Whether publishers are asked to publish it. */
  asked: boolean;
  /** The author's note to publishers, or the reason why a publisher returned it. */
  note: string;
  noteBy: string;
  at: Date | null;
  by: string;
};

/** The maximum length of a note or reason in UTF-16 code units. `firestore.rules` has the same limit. */
export const MAX_NOTE_LENGTH = 2_000;

const referenceTo = (name: Collection, id: string) => doc(firestore(), 'Drafts', `${name}_${id}`);

/** The fields that a save sets, and that the draft's content therefore lacks. */
const SET_BY_SAVE = ['revision', 'updatedAt', 'updatedBy', 'publishedAt'];

/** Returns a record's content as the draft stores it, and its text. The content names the text by its hash. */
async function contentOf<Name extends Collection>(name: Name, record: RecordOf<Name>) {
  const body = await bodyOf(name, record);
  const pointer = partOf(name)?.pointer;
  const document = { ...toDocument(name, record), ...(pointer && { [pointer]: body?.hash ?? '' }) };
  const content = Object.fromEntries(
    Object.entries(document).filter(([field]) => !SET_BY_SAVE.includes(field)),
  );
  return { content, text: body?.text ?? '' };
}

function fromStored(stored: DocumentData): Draft {
  const {
    collection: name,
    id,
    base,
    content,
    text,
    revision,
    authors,
    asked,
    note,
    noteBy,
    at,
    by,
  } = stored;
  const part = partOf(name);
  const known = fromDocument(name as Collection, id, { ...content, revision: base });
  const record = { ...known, ...(part && { [part.field]: text }) };
  return { collection: name, id, record, revision, authors, asked, note, noteBy, at: toDate(at), by };
}

/** Returns a record's shared draft, or null if there is none. For staff only. */
export async function getDraft<Name extends Collection>(name: Name, id: string): Promise<Draft<Name> | null> {
  const stored = (await getDoc(referenceTo(name, id))).data();
  return stored ? (fromStored(stored) as Draft<Name>) : null;
}

const requests = () => query(collection(firestore(), 'Drafts'), where('asked', '==', true));

/** Returns the drafts that publishers are asked to publish, the oldest request first. For staff only. */
export async function getRequests(): Promise<Draft[]> {
  const { docs } = await getDocs(requests());
  return docs.map((one) => fromStored(one.data())).toSorted((a, b) => Number(a.at) - Number(b.at));
}

/** Omits drafts that are kept with a deleted record, but not a request to restore it that was returned with a note. */
async function withoutKept(drafts: Draft[]): Promise<Draft[]> {
  const tombstones = await Promise.all(
    drafts.map(({ collection: name, id }) => getDoc(tombstoneOf(name, id))),
  );
  return drafts.filter(({ note, at }, index) => {
    const deletedAt = toDate(tombstones[index]?.data()?.deletedAt);
    return !deletedAt || (note !== '' && Number(at) > Number(deletedAt));
  });
}

/** Returns the user's drafts that a publisher returned, and that have not been asked for again. For staff only. */
export async function getReturned(): Promise<Draft[]> {
  const { uid } = currentUser();
  const own = query(collection(firestore(), 'Drafts'), where('authors', 'array-contains', uid));
  const drafts = (await getDocs(own)).docs.map((one) => fromStored(one.data()));
  return withoutKept(drafts.filter((draft) => isReturnedTo(uid, draft)));
}

const isReturnedTo = (uid: string, { asked, authors, note, noteBy }: Draft) =>
  !asked && authors.includes(uid) && note !== '' && noteBy !== uid;

/** Returns all other drafts, for which nobody asks. For staff only. */
export async function getUnasked(): Promise<Draft[]> {
  const { uid } = currentUser();
  const unasked = query(collection(firestore(), 'Drafts'), where('asked', '==', false));
  const drafts = (await getDocs(unasked)).docs.map((one) => fromStored(one.data()));
  return withoutKept(drafts.filter((draft) => !isReturnedTo(uid, draft)));
}

/** Returns the number of drafts that publishers are asked to publish, without reading them. */
export const countRequests = async (): Promise<number> => (await getCount(requests())).data().count;

function writeRevision(
  transaction: Transaction,
  reference: DocumentReference,
  revision: number,
  change: DocumentData,
) {
  const fields = { ...change, revision, at: serverTimestamp(), by: currentUser().uid };
  transaction.set(reference, fields, { mergeFields: Object.keys(fields) });
}

type DraftOptions = {
  /** Whether the record may be in the trash, from which an approval restores it. Otherwise, this is a conflict. */
  mayBeDeleted?: boolean;
};

/**
 * Writes the next revision of a draft.
 * @param loaded the draft's revision when it was loaded; 0 if there was none
 * @throws ChangedDraftError if the stored draft is not at that revision; ConflictError if the record has been deleted
 */
async function putDraft(
  { collection: name, id }: Pick<Draft, 'collection' | 'id'>,
  loaded: number,
  change: (stored: DocumentData | null) => DocumentData,
  { mayBeDeleted = false }: DraftOptions = {},
): Promise<number> {
  await introduceWriter();
  const reference = referenceTo(name, id);
  const revision = loaded + 1;
  const read = async (transaction: Transaction) => {
    const isGone = !mayBeDeleted && (await transaction.get(tombstoneOf(name, id))).exists();
    if (isGone) throw new ConflictError(name, id, null);
    return storedDraft(transaction, reference, loaded);
  };
  const write = runTransaction(firestore(), async (transaction) =>
    writeRevision(transaction, reference, revision, change(await read(transaction))),
  );
  await write.catch(async (error) => {
    // If two writes coincide, the rules might refuse the later one before the transaction detects this.
    await runTransaction(firestore(), read);
    throw error;
  });
  return revision;
}

const authorsOf = (stored: DocumentData | null): string[] => stored?.authors ?? [];

/** @throws ChangedDraftError if the stored draft is not at the revision that was loaded */
async function storedDraft(transaction: Transaction, reference: DocumentReference, loaded: number) {
  const stored = (await transaction.get(reference)).data() ?? null;
  if ((stored?.revision ?? 0) !== loaded) throw new ChangedDraftError();
  return stored;
}

/**
 * Saves a record as the shared draft, without changing the record. This withdraws a request.
 * @param loaded the draft's revision when it was loaded; 0 if there was none
 * @returns the draft's new revision
 * @throws ChangedDraftError if a colleague has changed the draft; ConflictError if the record has been deleted
 */
export async function saveDraft<Name extends Collection>(
  name: Name,
  record: RecordOf<Name>,
  loaded: number,
  options?: DraftOptions,
): Promise<number> {
  const { content, text } = await contentOf(name, record);
  const { id, revision: base } = record;
  const { uid } = currentUser();
  const change = (stored: DocumentData | null) => ({
    ...{ collection: name, id, base, content, text, asked: false },
    authors: [...authorsOf(stored).filter((author) => author !== uid), uid],
    ...(!stored && { note: '', noteBy: '' }),
  });
  return putDraft({ collection: name, id }, loaded, change, options);
}

type Stored = Pick<Draft, 'collection' | 'id' | 'revision'>;

const answer = (asked: boolean, note: string) => ({ asked, note, noteBy: currentUser().uid });

/** Asks publishers to publish a draft. @throws the errors of `saveDraft` */
export const askToPublish = (draft: Stored, note: string, options?: DraftOptions): Promise<number> =>
  putDraft(draft, draft.revision, () => answer(true, note), options);

/** Withdraws a request, or returns it to its authors, with a note. @throws ChangedDraftError as above */
export const returnDraft = (draft: Stored, note: string): Promise<number> =>
  putDraft(draft, draft.revision, () => answer(false, note), { mayBeDeleted: true });

/** Deletes a draft for everybody. @throws ChangedDraftError if a colleague has changed the draft */
export function deleteDraft({ collection: name, id, revision }: Stored): Promise<void> {
  return runTransaction(firestore(), async (transaction) => {
    const reference = referenceTo(name, id);
    await storedDraft(transaction, reference, revision);
    transaction.delete(reference);
  });
}

/**
 * Prepares to withdraw the request for a record in the transaction that deletes the record. The draft is kept in case the
 * record is restored.
 * @returns a function that writes, because transactions must read before they write
 */
export async function withdrawingRequest(
  transaction: Transaction,
  { collection: name, id }: Pick<Draft, 'collection' | 'id'>,
) {
  const reference = referenceTo(name, id);
  const stored = (await transaction.get(reference)).data();
  return () => {
    if (stored?.asked) writeRevision(transaction, reference, stored.revision + 1, answer(false, ''));
  };
}

/** The end of a draft in the commit that saves its record. */
export type Ending = {
  draft: Stored;
  /** The approval of the draft, whose content the rules then compare with the record. Omitted if there is none. */
  approval?: {
    /** Why an administrator approves the draft alone, in an emergency; otherwise ''. */
    reason: string;
  };
};

/**
 * Prepares to end a draft in the transaction that writes its record.
 * @returns a function that writes, because transactions must read before they write
 * @throws ChangedDraftError if a colleague has changed the draft
 */
export async function endingDraft(transaction: Transaction, { draft, approval }: Ending, revision: number) {
  const { collection: name, id } = draft;
  const reference = referenceTo(name, id);
  const stored = await storedDraft(transaction, reference, draft.revision);
  return () => {
    transaction.delete(reference);
    if (!approval) return;
    transaction.set(doc(firestore(), name, id, 'approvals', String(revision)), {
      ...{ authors: [...authorsOf(stored)], note: stored?.note ?? '', reason: approval.reason },
      ...{ at: serverTimestamp(), by: currentUser().uid },
    });
  };
}
