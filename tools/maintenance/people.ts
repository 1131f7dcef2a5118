import { z } from 'zod';
import { isRole, type Role } from '../../lib/model/people';
import { type Account, accountOf, claimedAdministrators, setAdministrator } from './administrators';
import { type Connection, ConnectionError } from './connection';
import { readAll } from './documents';
import { OPERATOR, readKept, writeKept } from './kept-documents';

/** An account's role and state, stored in `People/{uid}`, which the rules read. */
export type Person = { email: string; role: Role; active: boolean };

const Stored = z.looseObject({
  fields: z.looseObject({
    email: z.object({ stringValue: z.string() }),
    role: z.object({ stringValue: z.string().refine(isRole) }),
    active: z.object({ booleanValue: z.boolean() }),
    since: z.object({ timestampValue: z.string() }),
  }),
});

const personOf = ({ fields }: z.infer<typeof Stored>) => ({
  email: fields.email.stringValue,
  role: fields.role.stringValue as Role,
  active: fields.active.booleanValue,
});

/** Returns everyone with a document in People, with the time of its last change. */
export async function listPeople(connection: Connection): Promise<(Person & { since: string })[]> {
  const stored = (await readAll(connection, 'People')).map((document) => Stored.parse(document));
  return stored.map((document) => ({ ...personOf(document), since: document.fields.since.timestampValue }));
}

/** Returns an account's role and state, or null if it has no document in People. */
export async function findPerson(connection: Connection, uid: string): Promise<Person | null> {
  const stored = await readKept(connection, `People/${uid}`);
  return stored && personOf(Stored.parse(stored));
}

/**
 * Changes an account's role or state from its next request on, and keeps the former ones in the history.
 * @param change must contain a role if the account has none yet
 * @param by the id of the author
 * @throws ConnectionError if the role is missing, or if somebody else changes the account at the same time
 */
export async function decide(
  connection: Connection,
  { uid, email }: Account,
  change: Partial<Pick<Person, 'role' | 'active'>>,
  by = OPERATOR,
): Promise<Person> {
  const path = `People/${uid}`;
  const stored = await readKept(connection, path);
  const former = stored && personOf(Stored.parse(stored));
  const role = change.role ?? former?.role;
  if (!role) throw new ConnectionError(`${email} has no role yet. Set one with: role ${email} ROLE`);
  const person: Person = { email, role, active: change.active ?? former?.active ?? true };
  const fields = {
    email: { stringValue: email },
    role: { stringValue: role },
    active: { booleanValue: person.active },
  };
  await writeKept(connection, path, stored, fields, by);
  return person;
}

/**
 * Gives the role administrator to every account that only has the claim, as those of earlier releases, and marks the
 * addresses as verified, which an authenticator app needs. Can be repeated.
 * @returns the email addresses of the accounts that were given the role
 */
export async function migrateAdministrators(connection: Connection): Promise<string[]> {
  const migrated: string[] = [];
  for (const email of await claimedAdministrators(connection)) {
    const account = await accountOf(connection, email);
    if (await findPerson(connection, account.uid)) continue;
    await decide(connection, account, { role: 'administrator' });
    await setAdministrator(connection, email, true);
    migrated.push(email);
  }
  return migrated;
}
