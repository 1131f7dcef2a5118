import { currentUser } from '@/lib/firebase/auth';
import { type DocumentData, doc, firestore, runTransaction, serverTimestamp } from '@/lib/firebase/firestore';
import { StaleListError } from './errors';
import { introduceWriter } from './staff';

/** Collections whose documents have a revision and a history, like records, but are not content. */
type KeptCollection = 'People' | 'Invites' | 'Settings';

/** Copies the arrays in a document's fields, because the SDK refuses those of another JavaScript realm, as in Jest. */
const withOwnArrays = (fields: DocumentData): DocumentData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  );

/**
 * Writes the next revision of a document, and keeps the former one in its history.
 * @param loaded the revision that was loaded, or 0 for a new document
 * @throws StaleListError if another revision is stored; FirestoreError if the rules refuse the write
 */
export async function writeKept(
  name: KeptCollection,
  id: string,
  loaded: number,
  fields: DocumentData,
): Promise<void> {
  const { uid } = currentUser();
  await introduceWriter();
  const reference = doc(firestore(), name, id);
  await runTransaction(firestore(), async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if ((stored?.revision ?? 0) !== loaded) throw new StaleListError();
    // The commit then fails if the author's own role changes meanwhile. Otherwise, two administrators could deactivate
    // each other, because Firebase does not document that the rules read the role at the moment of the commit.
    if (name === 'People') await transaction.get(doc(firestore(), name, uid));
    const now = serverTimestamp();
    if (stored) {
      const entry = doc(firestore(), name, id, 'history', String(loaded));
      transaction.set(entry, {
        record: withOwnArrays(stored),
        revision: loaded,
        replacedAt: now,
        replacedBy: uid,
      });
    }
    transaction.set(reference, { ...fields, since: now, by: uid, revision: loaded + 1 });
  });
}
