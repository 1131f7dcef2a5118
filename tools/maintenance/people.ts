import { z } from 'zod';
import { isRole, type Role } from '../../lib/model/people';
import { type Account, createAccount, findAccount } from './administrators';
import { type Connection, ConnectionError, request } from './connection';
import { readAll } from './documents';

/** An account's role and state, stored in `People/{uid}`, which the rules read. */
export type Person = { email: string; role: Role; active: boolean };

const Stored = z.looseObject({
  fields: z.looseObject({
    email: z.object({ stringValue: z.string() }),
    role: z.object({ stringValue: z.string().refine(isRole) }),
    active: z.object({ booleanValue: z.boolean() }),
    since: z.object({ timestampValue: z.string() }),
    revision: z.object({ integerValue: z.string() }),
  }),
});

const Found = z.tuple([z.object({ found: Stored.extend({ updateTime: z.string() }).optional() })]);

/** The author of changes made by a command. */
const OPERATOR = 'operator';

const rootOf = ({ projectId }: Connection) => `projects/${projectId}/databases/(default)/documents`;

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

/**
 * Returns the account with this address.
 * @param newPassword if given, a missing account is created with the password that it returns
 * @throws ConnectionError if the account is missing and not created
 */
export async function accountOf(
  connection: Connection,
  email: string,
  newPassword?: () => string,
): Promise<Account> {
  const found = await findAccount(connection, email);
  if (!found && newPassword) await createAccount(connection, email, newPassword());
  const account = found ?? (await findAccount(connection, email));
  if (!account) throw new ConnectionError(`There is no account for ${email} in ${connection.name}.`);
  return account;
}

/**
 * Changes an account's role or state from its next request on, and keeps the former ones in the history.
 * @param change must contain a role if the account has none yet
 * @throws ConnectionError if the role is missing, or if somebody else changes the account at the same time
 */
export async function decide(
  connection: Connection,
  { uid, email }: Account,
  change: Partial<Pick<Person, 'role' | 'active'>>,
): Promise<Person> {
  const root = rootOf(connection);
  const name = `${root}/People/${uid}`;
  const answer = await request(connection, 'firestore', `v1/${root}:batchGet`, {
    body: { documents: [name] },
  });
  const [{ found }] = Found.parse(answer);
  const role = change.role ?? (found && personOf(found).role);
  if (!role) throw new ConnectionError(`${email} has no role yet. Set one with: role ${email} ROLE`);
  const person: Person = { email, role, active: change.active ?? (found ? personOf(found).active : true) };
  const revision = Number(found?.fields.revision.integerValue ?? 0);
  const now = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
  const decision = {
    update: {
      name,
      fields: {
        email: { stringValue: email },
        role: { stringValue: role },
        active: { booleanValue: person.active },
        by: { stringValue: OPERATOR },
        revision: { integerValue: String(revision + 1) },
      },
    },
    updateTransforms: now('since'),
    currentDocument: found ? { updateTime: found.updateTime } : { exists: false },
  };
  const former = found && {
    update: {
      name: `${name}/history/${revision}`,
      fields: {
        record: { mapValue: { fields: found.fields } },
        revision: { integerValue: String(revision) },
        replacedBy: { stringValue: OPERATOR },
      },
    },
    updateTransforms: now('replacedAt'),
  };
  const writes = former ? [decision, former] : [decision];
  await request(connection, 'firestore', `v1/${root}:commit`, { body: { writes } });
  return person;
}
