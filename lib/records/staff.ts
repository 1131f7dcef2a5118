import { currentUser } from '@/lib/firebase/auth';
import { collection, doc, firestore, getDocs, setDoc, type Transaction } from '@/lib/firebase/firestore';

/**
 * Stores the signed-in user's email address in the record's transaction. Records contain only the user's id, because
 * they can be public.
 */
export function keepWriter(transaction: Transaction): void {
  const { uid, email } = currentUser();
  if (email) transaction.set(doc(firestore(), 'Staff', uid), { email });
}

/** The id of the user whose email address this page stored last, or ''. */
let introduced = '';

/**
 * Stores the signed-in user's email address, so that colleagues see who has a record open. Does nothing if this page
 * has already stored the address.
 */
export async function introduceWriter(): Promise<void> {
  const { uid, email } = currentUser();
  if (!email || introduced === uid) return;
  await setDoc(doc(firestore(), 'Staff', uid), { email });
  introduced = uid;
}

/**
 * Returns the email addresses of the accounts that have opened or changed a record, keyed by account id. For
 * staff only.
 */
export async function getStaff(): Promise<Map<string, string>> {
  const { docs } = await getDocs(collection(firestore(), 'Staff'));
  return new Map(docs.map((member) => [member.id, String(member.data().email)]));
}
