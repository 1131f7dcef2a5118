import { currentUser } from '@/lib/firebase/auth';
import { errorCode } from '@/lib/firebase/auth-errors';
import {
  type DocumentData,
  doc,
  firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from '@/lib/firebase/firestore';
import { fromDocument, toDocument } from '@/lib/model/converter';
import { changedFields } from '@/lib/model/editable';
import { type Collection, type DeletableCollection, fieldsOf } from '@/lib/model/kinds';
import type { Blog, RecordOf, Stamped } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { valueIn } from '@/lib/model/text-in';
import {
  isVisibleOrScheduled,
  type StateChange,
  sameChange,
  stateChange,
  UNPUBLISHED,
} from '@/lib/model/visibility';
import { type Body, bodyOf, isNewBody, withText, writeBody } from './bodies';
import { countChange } from './change-counter';
import { type Ending, endingDraft, requireDraft, type StoredDraft } from './drafts';
import { ConflictError, StateChangedError, UnreadConflictError } from './errors';
import { claimGtin } from './gtins';
import { withdrawingRequest } from './requests';
import { whyRefused } from './settings';
import { claimSlug, writeClaim } from './slugs';
import { introduceWriter, keepWriter } from './staff';
import { tombstoneOf } from './tombstone';

const revisionOf = (stored: DocumentData): number => stored.revision ?? 0;

const recordReference = (name: Collection, id: string) => doc(firestore(), name, id);

/**
 * Returns the stored state, or null if the record is not stored.
 * @throws ConflictError if the stored revision is not the one that the editor loaded
 */
async function storedState(transaction: Transaction, name: Collection, id: string, loaded: number) {
  const snapshot = await transaction.get(recordReference(name, id));
  const stored = snapshot.exists() ? snapshot.data() : null;
  const unchanged = stored ? revisionOf(stored) === loaded : loaded === 0;
  if (unchanged) return stored;
  throw new ConflictError(name, id, stored && fromDocument(name, id, stored));
}

/**
 * Commits a change to a record that was loaded at the given revision. If two commits coincide, the rules might reject
 * the later one before the transaction detects the conflict. Reading the stored record then shows whether the error is
 * a conflict.
 */
async function commit<Result>(
  name: Collection,
  id: string,
  loaded: number,
  write: (transaction: Transaction, stored: DocumentData | null) => Promise<Result> | Result,
  signal?: AbortSignal,
): Promise<Result> {
  const read = (transaction: Transaction) => storedState(transaction, name, id, loaded);
  const once = () =>
    runTransaction(firestore(), async (transaction) => write(transaction, await read(transaction)), signal);
  try {
    // If another save has just claimed the slug, the second attempt detects this.
    return await once().catch((error) => {
      if (errorCode(error) !== 'permission-denied') throw error;
      return once();
    });
  } catch (error) {
    const conflict = await runTransaction(firestore(), read, signal).then(
      () => null,
      (found) => (found instanceof ConflictError ? found : null),
    );
    throw conflict ? await withTheirText(name, conflict) : error;
  }
}

/**
 * Returns the conflict with the text of the stored record, for comparison with the editor's text. If the text cannot be
 * read, returns another error, because a merge would treat the article as emptied.
 */
async function withTheirText<Name extends Collection>(name: Name, { id, theirs }: ConflictError<Collection>) {
  try {
    return new ConflictError(name, id, theirs && (await withText(name, theirs as RecordOf<Name>)));
  } catch (error) {
    return new UnreadConflictError(error);
  }
}

function keepInHistory(
  transaction: Transaction,
  name: Collection,
  id: string,
  stored: DocumentData,
  uid: string,
) {
  const revision = revisionOf(stored);
  const entry = doc(firestore(), name, id, 'history', String(revision));
  transaction.set(entry, { record: stored, revision, replacedAt: serverTimestamp(), replacedBy: uid });
}

/**
 * Returns the `publishedAt` field, if the kind has one: the stored time, the time of this write if it publishes the
 * record, or otherwise null.
 */
function publishedAtOf(document: DocumentData, stored: DocumentData | null) {
  if (!('publishedAt' in document)) return {};
  if (stored?.publishedAt) return { publishedAt: stored.publishedAt };
  const publishes = document.published && stored?.published !== true;
  return { publishedAt: publishes ? serverTimestamp() : null };
}

const hasAddress = (record: object): record is Pick<Blog, 'id' | 'title' | 'slug' | 'body'> =>
  'slug' in record;

type Article<Name extends Collection> = {
  valid: RecordOf<Name>;
  body: Body | null;
  stored: DocumentData | null;
};

/**
 * Writes an article's text and claims its slug, unless they are already stored. Does nothing for kinds without
 * articles.
 * @returns the record's slug, former slugs and reference to the text
 */
async function writeArticle<Name extends Collection>(
  transaction: Transaction,
  name: Name,
  { valid, body, stored }: Article<Name>,
): Promise<DocumentData> {
  if (!hasAddress(valid)) return {};
  const pointer = body?.hash ?? valid.body;
  const isNew = body !== null && (await isNewBody(transaction, { name, id: valid.id }, body, stored));
  const { claimed, ...addresses } = await claimSlug(transaction, valid, pointer !== '', stored);
  // Transactions must read before they write.
  if (body && isNew) writeBody(transaction, name, valid.id, body);
  if (claimed) writeClaim(transaction, valid.id, addresses.slug);
  return { ...addresses, body: pointer };
}

/** The result of a save: the new revision and, if the kind has one, the slug. */
export type Saved = { revision: number; slug?: string };

const savedFields = (stored: object, revision: number): Saved =>
  'slug' in stored ? { revision, slug: String(stored.slug) } : { revision };

/**
 * Requires that the save has the effect that its author intends. Called just after a read, whose response corrects
 * `databaseNow`: until then, the time can be wrong, for example because the device has slept.
 */
function requireChange(asked: StateChange, stored: object | null, valid: object): void {
  const change = stateChange({ ...UNPUBLISHED, ...stored }, { ...UNPUBLISHED, ...valid });
  if (!sameChange(change, asked)) throw new StateChangedError();
}

/**
 * Writes a whole record as its next revision, and keeps the replaced state in the history. If an earlier attempt
 * succeeded but its response was lost, returns the result of that attempt.
 * @param asked if given, the state change that the author expects
 * @param ending if given, the end of the record's shared draft
 * @param signal aborting it before the record is written cancels the save, which then rejects with the signal's reason
 * @returns the new revision and, if the kind has one, the slug
 * @throws ConflictError if another revision is stored, or UnreadConflictError if its text cannot be read;
 * ChangedDraftError if a colleague changed the draft; StateChangedError if the save would change the state in another way;
 * SlugTakenError if another record has the slug; GtinTakenError if another document has the GTIN; NameTakenError if the
 * document's name already leads to another document; ApprovalNeededError if a second person must approve it; ZodError if
 * a field is invalid; SignedOutError if nobody is signed in; FirestoreError if the write fails
 */
export async function saveRecord<Name extends Collection>(
  name: Name,
  record: RecordOf<Name>,
  asked?: StateChange,
  ending?: Ending,
  signal?: AbortSignal,
): Promise<Saved> {
  try {
    return await writeRecord(name, record, asked, ending, signal);
  } catch (error) {
    if (error instanceof ConflictError && isOwnSave(name, record, error.theirs)) {
      return savedFields(error.theirs, error.theirs.revision);
    }
    // If the draft was also replaced or deleted, the approver has no changes of their own to merge.
    if (error instanceof ConflictError && error.theirs && ending?.approval) await requireDraft(ending.draft);
    const state = { published: valueIn(record, 'published'), publishAt: valueIn(record, 'publishAt') };
    const isUnapproved = !ending?.approval && isVisibleOrScheduled(name, record.id, state);
    throw isUnapproved ? await whyRefused(name, 'save', error) : error;
  }
}

/** Whether a save fills in the field if the editor leaves it empty. */
const isFilledIn = (name: Collection, field: string) => fieldsOf(name)[field]?.type === 'slug';

/**
 * Whether the stored record equals the result of this save, and so presumably comes from an earlier attempt at the same
 * save.
 */
function isOwnSave(name: Collection, record: Stamped, stored: Stamped | null): stored is Stamped {
  if (stored?.revision !== record.revision + 1 || stored.updatedBy !== currentUser().uid) return false;
  const differs = changedFields(name, stored, record).filter(
    ({ field, after }) => !(after === '' && isFilledIn(name, field)),
  );
  return differs.length === 0 && valueIn(stored, 'published') === valueIn(record, 'published');
}

async function writeRecord<Name extends Collection>(
  name: Name,
  record: RecordOf<Name>,
  asked?: StateChange,
  ending?: Ending,
  signal?: AbortSignal,
): Promise<Saved> {
  const valid = SCHEMAS[name].parse(record) as RecordOf<Name>;
  const body = await bodyOf(name, valid);
  const { uid } = currentUser();
  const revision = record.revision + 1;
  // An approval alone already needs almost as many reads as the rules may make for one commit.
  if (ending) await introduceWriter();
  const write = async (transaction: Transaction, stored: DocumentData | null) => {
    if (asked) requireChange(asked, stored && fromDocument(name, record.id, stored), valid);
    const endDraft = ending && (await endingDraft(transaction, ending, revision));
    const writeGtin = await claimGtin(transaction, valid, stored);
    const document = {
      ...toDocument(name, valid),
      ...(await writeArticle(transaction, name, { valid, body, stored })),
    };
    writeGtin();
    if (stored) keepInHistory(transaction, name, record.id, stored, uid);
    transaction.set(recordReference(name, record.id), {
      ...document,
      ...publishedAtOf(document, stored),
      revision,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
    });
    const visible = isVisibleOrScheduled(name, record.id, document);
    if (visible || isVisibleOrScheduled(name, record.id, stored)) {
      countChange(transaction, { collection: name, id: record.id, revision, visible });
    }
    if (endDraft) endDraft();
    else keepWriter(transaction);
    return savedFields(document, revision);
  };
  return commit(name, record.id, record.revision, write, signal);
}

/**
 * Deletes a record if it is still in the state that the editor loaded, and withdraws a request to publish its draft. A
 * colleague's request to delete the record is approved. The history and a tombstone keep that state.
 * @param signal aborting it before the record is deleted cancels the deletion
 * @param requested if given, the draft with the request to delete the record, which must not have changed
 * @throws ConflictError if another revision is stored, or UnreadConflictError if its text cannot be read;
 * ChangedDraftError if the draft has changed
 */
export async function deleteRecord(
  name: DeletableCollection,
  id: string,
  revision: number,
  signal?: AbortSignal,
  requested?: StoredDraft,
): Promise<void> {
  const { uid } = currentUser();
  // An approval alone already needs almost as many reads as the rules may make for one commit.
  await introduceWriter();
  const remove = async (transaction: Transaction, stored: DocumentData | null) => {
    const isSeen = isVisibleOrScheduled(name, id, stored);
    const deleted = { revision: isSeen ? revision : undefined, requested };
    const answer = await withdrawingRequest(transaction, { collection: name, id }, deleted);
    if (!stored) return;
    answer();
    keepInHistory(transaction, name, id, stored, uid);
    const tombstone = { collection: name, id, record: stored, revision: revisionOf(stored) };
    transaction.set(tombstoneOf(name, id), {
      ...tombstone,
      deletedAt: serverTimestamp(),
      deletedBy: uid,
    });
    transaction.delete(recordReference(name, id));
    if (isSeen) {
      countChange(transaction, { collection: name, id, revision: revisionOf(stored), visible: false });
    }
  };
  await commit(name, id, revision, remove, signal);
}
