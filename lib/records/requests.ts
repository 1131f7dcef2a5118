import { currentUser } from '@/lib/firebase/auth';
import {
  collection,
  firestore,
  getCount,
  getDoc,
  getDocs,
  query,
  type Transaction,
  where,
} from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import { deletionApproval } from './approvals';
import {
  type Draft,
  type DraftOptions,
  fromStored,
  putDraft,
  referenceTo,
  type StoredDraft,
  writeApproval,
  writeRevision,
} from './drafts';
import { ChangedDraftError } from './errors';
import { tombstoneOf } from './tombstone';

/** The maximum length of a note or reason in UTF-16 code units. `firestore.rules` has the same limit. */
export const MAX_NOTE_LENGTH = 2_000;

const requests = () => query(collection(firestore(), 'Drafts'), where('asked', 'in', [true, 'deletion']));

/** Returns the drafts with a request, the oldest request first. For staff only. */
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

/** Returns the number of drafts with a request, without reading them. */
export const countRequests = async (): Promise<number> => (await getCount(requests())).data().count;

const answer = (asked: Draft['asked'], note: string) => ({ asked, note, noteBy: currentUser().uid });

/** Asks publishers to publish a draft. @throws the errors of `saveDraft` */
export const askToPublish = (draft: StoredDraft, note: string, options?: DraftOptions): Promise<number> =>
  putDraft(draft, draft.revision, () => answer(true, note), options);

/** Asks publishers to delete the record on whose stored version a draft is based. @throws the errors of `saveDraft` */
export const askToDelete = (draft: StoredDraft, note: string, options?: DraftOptions): Promise<number> =>
  putDraft(draft, draft.revision, () => answer('deletion', note), options);

/** Withdraws a request, or returns it to its authors, with a note. @throws ChangedDraftError if a colleague has changed it */
export const returnDraft = (draft: StoredDraft, note: string, signal?: AbortSignal): Promise<number> =>
  putDraft(draft, draft.revision, () => answer(false, note), { mayBeDeleted: true, signal });

/**
 * Prepares to withdraw the request for a record in the transaction that deletes or restores the record. The draft is kept.
 * @param deleted if the transaction deletes the record: its revision if visitors saw it, and the draft with the request to
 * do so if it must not have changed. A colleague's request to delete that revision is approved, which ends its draft.
 * @returns a function that writes, because transactions must read before they write
 */
export async function withdrawingRequest(
  transaction: Transaction,
  { collection: name, id }: Pick<Draft, 'collection' | 'id'>,
  deleted: { revision?: number | undefined; requested?: StoredDraft | undefined } = {},
) {
  const reference = referenceTo(name, id);
  const stored = (await transaction.get(reference)).data();
  const { requested } = deleted;
  if (requested && requested.revision !== stored?.revision) throw new ChangedDraftError();
  return () => {
    if (stored?.asked === 'deletion' && stored.base === deleted.revision && stored.by !== currentUser().uid) {
      transaction.delete(reference);
      writeApproval(transaction, stored, { id: deletionApproval(stored.base), authors: [stored.by] });
    } else if (stored?.asked) writeRevision(transaction, reference, stored.revision + 1, answer(false, ''));
  };
}
