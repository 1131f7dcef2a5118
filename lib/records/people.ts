import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import { isRole, type Role } from '@/lib/model/people';

/**
 * Returns the role that the rules give an account, or null if it may not edit: the role in its document in People or,
 * without one, that of an administrator if its token has the claim.
 */
export async function readRole(uid: string, hasClaim: boolean): Promise<Role | null> {
  const person = (await getDoc(doc(firestore(), 'People', uid))).data();
  if (!person) return hasClaim ? 'administrator' : null;
  return person.active === true && isRole(person.role) ? person.role : null;
}
