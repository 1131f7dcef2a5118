import { currentUser } from '@/lib/firebase/auth';
import {
  collection,
  doc,
  firestore,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from '@/lib/firebase/firestore';
import type { Collection } from '@/lib/model/kinds';
import { TooFewPublishersError } from './errors';

const approval = () => doc(firestore(), 'Settings', 'approval');

/** Returns the kinds whose records need a second person before visitors see them. For staff only. */
export async function getApprovalKinds(): Promise<Collection[]> {
  return (await getDoc(approval())).data()?.kinds ?? [];
}

/** Returns the ids of the accounts that may publish. */
async function activePublishers(): Promise<string[]> {
  const people = collection(firestore(), 'People');
  const { docs } = await getDocs(query(people, where('role', 'in', ['publisher', 'administrator'])));
  return docs.filter((person) => person.data().active === true).map(({ id }) => id);
}

/** Sets the kinds that need a second person. For administrators only. @throws TooFewPublishersError */
export async function setApprovalKinds(kinds: readonly Collection[]): Promise<void> {
  const publishers = kinds.length > 0 ? (await activePublishers()).slice(0, 2) : [];
  if (kinds.length > 0 && publishers.length < 2) throw new TooFewPublishersError();
  const { uid } = currentUser();
  await runTransaction(firestore(), async (transaction) => {
    const stored = (await transaction.get(approval())).data();
    if (stored) {
      const { revision } = stored;
      const entry = doc(firestore(), 'Settings', 'approval', 'history', String(revision));
      const record = { ...stored, kinds: [...stored.kinds], publishers: [...stored.publishers] };
      transaction.set(entry, { record, revision, replacedAt: serverTimestamp(), replacedBy: uid });
    }
    const revision = (stored?.revision ?? 0) + 1;
    transaction.set(approval(), { kinds, publishers, since: serverTimestamp(), by: uid, revision });
  });
}
