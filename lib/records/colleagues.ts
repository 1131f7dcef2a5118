import { collection, firestore, getDocs } from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import { isRole, type Role } from '@/lib/model/people';
import { writeKept } from './kept';

/** A person's role and state, with the time and author of the last change. */
export type Colleague = {
  uid: string;
  email: string;
  role: Role;
  active: boolean;
  since: Date | null;
  by: string;
  revision: number;
};

/** Returns everybody with a document in People, by email address. For staff only. */
export async function getColleagues(): Promise<Colleague[]> {
  const { docs } = await getDocs(collection(firestore(), 'People'));
  return docs
    .flatMap((person): Colleague[] => {
      const { email, role, active, since, by, revision } = person.data();
      return isRole(role)
        ? [{ uid: person.id, email, role, active: active === true, since: toDate(since), by, revision }]
        : [];
    })
    .toSorted((a, b) => a.email.localeCompare(b.email));
}

/**
 * Changes a colleague's role or state from their next request on. For administrators, and never for their own account.
 * @throws StaleListError if the colleague was changed after the list was loaded
 */
export async function changeColleague(
  { uid, email, role, active, revision }: Colleague,
  change: Partial<Pick<Colleague, 'role' | 'active'>>,
): Promise<void> {
  await writeKept('People', uid, revision, { email, role, active, ...change });
}
