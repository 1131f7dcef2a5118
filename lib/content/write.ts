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
import type { Collection, DeletableCollection } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { isVisibleOrScheduled } from '@/lib/model/visibility';
import { tickClock } from './clock';
import { ConflictError } from './errors';
import { keepWriter } from './staff';

const revisionOf = (stored: DocumentData): number => stored.revision ?? 0;

const recordReference = (name: Collection, id: string) => doc(firestore(), name, id);

const tombstoneReference = (name: Collection, id: string) => doc(firestore(), 'Trash', `${name}_${id}`);

/** The stored state, if it is still at the revision that the editor loaded; null for a record not stored yet. */
async function storedState(transaction: Transaction, name: Collection, id: string, loaded: number) {
  const snapshot = await transaction.get(recordReference(name, id));
  const stored = snapshot.exists() ? snapshot.data() : null;
  const unchanged = stored ? revisionOf(stored) === loaded : loaded === 0;
  if (unchanged) return stored;
  throw new ConflictError(name, id, stored && fromDocument(name, id, stored));
}

/**
 * Runs a commit for a record loaded at a revision. Of two commits at the same moment the rules may refuse the later
 * one before the transaction notices; what is stored then tells a conflict from a real refusal.
 */
async function commit(
  name: Collection,
  id: string,
  loaded: number,
  write: (transaction: Transaction, stored: DocumentData | null) => void,
): Promise<void> {
  try {
    await runTransaction(firestore(), async (transaction) => {
      write(transaction, await storedState(transaction, name, id, loaded));
      keepWriter(transaction);
    });
  } catch (error) {
    const check = runTransaction(firestore(), (transaction) => storedState(transaction, name, id, loaded));
    const conflict = await check.then(
      () => null,
      (found) => (found instanceof ConflictError ? found : null),
    );
    throw conflict ?? error;
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

/** The first publication's time: kept where there is one, set by the write that publishes. */
function publishedAtOf(document: DocumentData, stored: DocumentData | null) {
  if (!('publishedAt' in document)) return {};
  if (stored?.publishedAt) return { publishedAt: stored.publishedAt };
  const publishes = document.published && stored?.published !== true;
  return { publishedAt: publishes ? serverTimestamp() : null };
}

/**
 * Writes a whole record as the revision after the one it carries, and keeps the state it replaces.
 * @returns the revision written.
 * @throws ConflictError when the stored revision is another one; ZodError when a field is not valid.
 */
export async function saveRecord<Name extends Collection>(
  name: Name,
  record: RecordOf<Name>,
): Promise<number> {
  const document = toDocument<Name>(SCHEMAS[name].parse(record) as RecordOf<Name>);
  const { uid } = currentUser();
  const revision = record.revision + 1;
  await commit(name, record.id, record.revision, (transaction, stored) => {
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
      tickClock(transaction, { collection: name, id: record.id, revision, visible });
    }
  });
  return revision;
}

/**
 * Deletes a record in the state that the editor loaded; history and a tombstone keep it for 30 days.
 * @throws ConflictError when the stored revision is another one.
 */
export async function deleteRecord(name: DeletableCollection, id: string, revision: number): Promise<void> {
  const { uid } = currentUser();
  await commit(name, id, revision, (transaction, stored) => {
    if (!stored) return;
    keepInHistory(transaction, name, id, stored, uid);
    const tombstone = { collection: name, id, record: stored, revision: revisionOf(stored) };
    transaction.set(tombstoneReference(name, id), {
      ...tombstone,
      deletedAt: serverTimestamp(),
      deletedBy: uid,
    });
    transaction.delete(recordReference(name, id));
    if (isVisibleOrScheduled(name, id, stored)) {
      tickClock(transaction, { collection: name, id, revision: revisionOf(stored), visible: false });
    }
  });
}
