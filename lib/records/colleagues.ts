import { collection, firestore, getDocs, orderBy, query } from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import { type InviteState, isInviteState, isRole, type Role } from '@/lib/model/people';
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

/** A former role and state, with the time and author of the change that ended it. */
type FormerRole = { role: Role; active: boolean; until: Date | null; by: string };

/** Returns a colleague's former roles and states, latest first. For staff only. */
export async function getFormerRoles(uid: string): Promise<FormerRole[]> {
  const entries = collection(firestore(), 'People', uid, 'history');
  const { docs } = await getDocs(query(entries, orderBy('revision', 'desc')));
  return docs.map((entry) => {
    const { record, replacedAt, replacedBy: by } = entry.data();
    return { role: record.role, active: record.active, until: toDate(replacedAt), by };
  });
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

/** An invitation, with its state since a time. */
export type Invite = { email: string; role: Role; state: InviteState; since: Date | null; revision: number };

/** Returns all invitations, by email address. For staff only. */
export async function getInvites(): Promise<Invite[]> {
  const { docs } = await getDocs(collection(firestore(), 'Invites'));
  return docs.flatMap((invite): Invite[] => {
    const { role, state, since, revision } = invite.data();
    return isRole(role) && isInviteState(state)
      ? [{ email: invite.id, role, state, since: toDate(since), revision }]
      : [];
  });
}

/**
 * Asks for an invitation, which an operator's program then sends. For administrators.
 * @param loaded the revision of the address's last invitation, or 0
 */
export async function inviteColleague(address: string, role: Role, loaded = 0): Promise<void> {
  const email = address.trim().toLowerCase();
  await writeKept('Invites', email, loaded, { email, role, state: 'asked' });
}
