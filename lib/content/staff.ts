import { currentUser } from '@/lib/firebase/auth';
import { collection, doc, firestore, getDocs, setDoc, type Transaction } from '@/lib/firebase/firestore';

/** Stores the writer's account in the same commit. Records are public, so they contain only the account's id. */
export function keepWriter(transaction: Transaction): void {
  const { uid, email } = currentUser();
  if (email) transaction.set(doc(firestore(), 'Staff', uid), { email });
}

/** The id of the account stored since the page was loaded. */
let introduced = '';

/** Stores the account of an editor with an open record, once per page load, so that colleagues see who it is. */
export async function introduceWriter(): Promise<void> {
  const { uid, email } = currentUser();
  if (!email || introduced === uid) return;
  await setDoc(doc(firestore(), 'Staff', uid), { email });
  introduced = uid;
}

/** The email address of every account that has ever opened or changed a record, by account id. Administrators only. */
export async function getStaff(): Promise<Map<string, string>> {
  const { docs } = await getDocs(collection(firestore(), 'Staff'));
  return new Map(docs.map((member) => [member.id, String(member.data().email)]));
}
