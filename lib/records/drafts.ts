import { currentUser } from '@/lib/firebase/auth';
import {
  type DocumentData,
  type DocumentReference,
  doc,
  firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from '@/lib/firebase/firestore';
import { fromDocument, toDate, toDocument } from '@/lib/model/converter';
import { sameValue } from '@/lib/model/editable';
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
  /** Whether publishers are asked to publish it or to delete the record. */
  asked: boolean | 'deletion';
  /** The author's note to publishers, or the reason why a publisher returned it. */
  note: string;
  noteBy: string;
  at: Date | null;
  by: string;
};

export const referenceTo = (name: Collection, id: string) => doc(firestore(), 'Drafts', `${name}_${id}`);

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

export function fromStored(stored: DocumentData): Draft {
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

/** Writes a revision of a draft in a transaction. */
export function writeRevision(
  transaction: Transaction,
  reference: DocumentReference,
  revision: number,
  change: DocumentData,
) {
  const fields = { ...change, revision, at: serverTimestamp(), by: currentUser().uid };
  transaction.set(reference, fields, { mergeFields: Object.keys(fields) });
}

export type DraftOptions = {
  /** Whether the record may be in the trash, from which an approval restores it. Otherwise, this is a conflict. */
  mayBeDeleted?: boolean;
  /** Aborting this signal before the draft is written cancels the write. */
  signal?: AbortSignal | undefined;
};

/**
 * Writes the next revision of a draft. If an attempt succeeded but its response was lost, this counts as success.
 * @param loaded the draft's revision when it was loaded; 0 if there was none
 * @throws ChangedDraftError if the stored draft is not at that revision; ConflictError if the record has been deleted
 */
export async function putDraft(
  { collection: name, id }: Pick<Draft, 'collection' | 'id'>,
  loaded: number,
  change: (stored: DocumentData | null) => DocumentData,
  { mayBeDeleted = false, signal }: DraftOptions = {},
): Promise<number> {
  await introduceWriter();
  const reference = referenceTo(name, id);
  const revision = loaded + 1;
  const read = async (transaction: Transaction) => {
    const isGone = !mayBeDeleted && (await transaction.get(tombstoneOf(name, id))).exists();
    if (isGone) throw new ConflictError(name, id, null);
    return storedDraft(transaction, reference, loaded);
  };
  let written: DocumentData | undefined;
  const write = async (transaction: Transaction) => {
    const stored = await read(transaction);
    const next = change(stored);
    writeRevision(transaction, reference, revision, next);
    written = { ...stored, ...next, revision, by: currentUser().uid };
  };
  const isWritten = async (transaction: Transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (stored && written && sameValue({ ...written, at: stored.at }, stored)) return true;
    // If two writes coincide, the rules might refuse the later one before the transaction detects this.
    await read(transaction);
    return false;
  };
  await runTransaction(firestore(), write, signal).catch(async (error) => {
    const isCancelled = error === signal?.reason;
    if (isCancelled || !(await runTransaction(firestore(), isWritten))) throw error;
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
    authors:
      stored?.base === base && sameValue(stored.content, content)
        ? [...authorsOf(stored)]
        : [...authorsOf(stored).filter((author) => author !== uid), uid],
    ...(!stored && { note: '', noteBy: '' }),
  });
  return putDraft({ collection: name, id }, loaded, change, options);
}

/** A stored draft, at a revision. */
export type StoredDraft = Pick<Draft, 'collection' | 'id' | 'revision'>;

/** @throws ChangedDraftError if the draft is no longer stored at its revision */
export async function requireDraft({ collection: name, id, revision }: StoredDraft): Promise<void> {
  if ((await getDraft(name, id))?.revision !== revision) throw new ChangedDraftError();
}

/** Deletes a draft for everybody. @throws ChangedDraftError if a colleague has changed the draft */
export function deleteDraft(
  { collection: name, id, revision }: StoredDraft,
  signal?: AbortSignal,
): Promise<void> {
  const reference = referenceTo(name, id);
  const remove = async (transaction: Transaction) => {
    await storedDraft(transaction, reference, revision);
    transaction.delete(reference);
  };
  return runTransaction(firestore(), remove, signal);
}

/**
 * Writes the approval of a request in the transaction that ends its draft.
 * @param stored the draft as it was stored
 * @param approval its id, whose work or request it approves, and why an administrator approves alone; otherwise ''
 */
export function writeApproval(
  transaction: Transaction,
  stored: DocumentData,
  { id, authors, reason = '' }: { id: string; authors: string[]; reason?: string },
) {
  transaction.set(doc(firestore(), stored.collection, stored.id, 'approvals', id), {
    ...{ authors, note: stored.note, reason },
    ...{ at: serverTimestamp(), by: currentUser().uid },
  });
}

/** The end of a draft in the commit that saves its record. */
export type Ending = {
  draft: StoredDraft;
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
    if (!approval || !stored) return;
    writeApproval(transaction, stored, {
      id: String(revision),
      authors: [...authorsOf(stored)],
      ...approval,
    });
  };
}
