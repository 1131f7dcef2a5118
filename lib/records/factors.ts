import { currentUser } from '@/lib/firebase/auth';
import {
  collection,
  deleteDoc,
  doc,
  firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from '@/lib/firebase/firestore';
import { isRole, mayPublish, type Role } from '@/lib/model/people';
import { writeKept } from './kept';

/** The roles that need a second factor for what visitors see, and the revision of this setting. */
export type Demand = { roles: Role[]; revision: number };

/** Returns the roles that need a second factor, or none if this was never set. For staff only. */
export async function getDemand(): Promise<Demand> {
  const stored = (await getDoc(doc(firestore(), 'Settings', 'security'))).data();
  const roles = String(stored?.roles ?? '').split(' ');
  return { roles: roles.filter(isRole), revision: stored?.revision ?? 0 };
}

/**
 * Requires a second factor for these roles from the next request on. For administrators.
 * @param witness the id of another administrator with a second factor, who can help if this one is lost
 */
export const setDemand = ({ revision }: Demand, roles: Role[], witness: string): Promise<void> =>
  writeKept('Settings', 'security', revision, { roles: roles.join(' '), witness });

/** Returns whether the rules refuse what visitors see, because the role needs a second factor and the session has none. */
export async function lacksFactor(role: Role, hasFactor: boolean): Promise<boolean> {
  if (hasFactor || !mayPublish(role)) return false;
  return (await getDemand()).roles.includes(role);
}

const own = () => doc(firestore(), 'Factors', currentUser().uid);

/** Shows colleagues that the signed-in account has a second factor, unless they see it already. */
export async function showFactor(): Promise<void> {
  // Loaded on demand, because most sessions start without it.
  const { secondFactors } = await import('@/lib/firebase/second-factor');
  if (secondFactors().length === 0 || (await getDoc(own())).exists()) return;
  await setDoc(own(), { at: serverTimestamp() });
}

/** Shows colleagues that the signed-in account has no second factor any more. */
export const hideFactor = (): Promise<void> => deleteDoc(own());

/** Returns the ids of the accounts that have a second factor. For staff only. */
export async function getFactors(): Promise<Set<string>> {
  const { docs } = await getDocs(collection(firestore(), 'Factors'));
  return new Set(docs.map(({ id }) => id));
}
