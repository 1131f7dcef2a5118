import { currentUser } from '@/lib/firebase/auth';
import { collection, doc, firestore, getDocs, type Transaction } from '@/lib/firebase/firestore';

/** Keeps, in the commit of a write, whose account it was: records themselves are public and name only its id. */
export function keepWriter(transaction: Transaction): void {
  const { uid, email } = currentUser();
  if (email) transaction.set(doc(firestore(), 'Staff', uid), { email });
}

/** The e-mail of every account that ever wrote, by its id; administrators only. */
export async function getStaff(): Promise<Map<string, string>> {
  const { docs } = await getDocs(collection(firestore(), 'Staff'));
  return new Map(docs.map((member) => [member.id, String(member.data().email)]));
}
