import { setTimeout as pauseFor } from 'node:timers/promises';
import { z } from 'zod';
import { type InviteState, isRole, type Role } from '../../lib/model/people';
import { createAccount, findAccount, sendPasswordEmail } from './administrators';
import { type Connection, ConnectionError } from './connection';
import { readAll } from './documents';
import { OPERATOR, readKept, writeKept } from './kept-documents';
import { decide, findPerson, migrateAdministrators } from './people';
import { storeSecuritySettings } from './settings';

const Stored = z.looseObject({
  email: z.object({ stringValue: z.string() }),
  role: z.object({ stringValue: z.string().refine(isRole) }),
  state: z.object({ stringValue: z.string() }),
  since: z.object({ timestampValue: z.string() }),
  by: z.object({ stringValue: z.string() }),
});

type Invite = { email: string; role: Role; state: string; since: Date; by: string };

const inviteOf = (fields: unknown): Invite => {
  const { email, role, state, since, by } = Stored.parse(fields);
  return {
    email: email.stringValue,
    role: role.stringValue as Role,
    state: state.stringValue,
    since: new Date(since.timestampValue),
    by: by.stringValue,
  };
};

const open = {
  fieldFilter: {
    field: { fieldPath: 'state' },
    op: 'IN',
    value: { arrayValue: { values: [{ stringValue: 'asked' }, { stringValue: 'sent' }] } },
  },
};

/** Asks for an invitation, as an administrator does in the admin. */
export async function invite(connection: Connection, email: string, role: Role): Promise<void> {
  await report(connection, { email: email.toLowerCase(), role }, 'asked');
}

async function report(
  connection: Connection,
  { email, role }: Pick<Invite, 'email' | 'role'>,
  state: InviteState,
): Promise<void> {
  const path = `Invites/${email}`;
  await writeKept(connection, path, await readKept(connection, path), {
    email: { stringValue: email },
    role: { stringValue: role },
    state: { stringValue: state },
  });
}

/** Whether the author of an invitation is still an administrator. A claim, without a document in People, remains one. */
async function mayInvite(connection: Connection, by: string): Promise<boolean> {
  const author = by === OPERATOR ? null : await findPerson(connection, by);
  return author === null || (author.active && author.role === 'administrator');
}

/**
 * Creates the account, gives it the role and sends the email. A role that somebody already has is not changed, so that
 * nobody can change their own with an invitation.
 */
async function settle(connection: Connection, { email, role, by }: Invite): Promise<InviteState> {
  if (!(await mayInvite(connection, by))) return 'refused';
  const found = await findAccount(connection, email);
  if (!found) await createAccount(connection, email);
  const account = found ?? (await findAccount(connection, email));
  if (!account || account.uid === by) return 'refused';
  const person = await findPerson(connection, account.uid);
  if (person?.active === false) return 'refused';
  if (!person) await decide(connection, account, { role }, by);
  await sendPasswordEmail(connection, email);
  return 'sent';
}

async function hasSignedIn(connection: Connection, { email, since }: Invite): Promise<boolean> {
  const account = await findAccount(connection, email);
  return account?.lastSignIn != null && account.lastSignIn > since;
}

/** Processes every open invitation once: sends new ones, and records who has signed in since. */
export async function answerInvites(connection: Connection): Promise<void> {
  for (const { fields } of await readAll(connection, 'Invites', false, open)) {
    const asked = inviteOf(fields);
    if (asked.state === 'asked') {
      const state = await settle(connection, asked).catch((error): InviteState => {
        if (error instanceof ConnectionError) return 'failed';
        throw error;
      });
      await report(connection, asked, state);
    } else if (await hasSignedIn(connection, asked)) await report(connection, asked, 'accepted');
  }
}

/** The time between two checks for invitations, in milliseconds. On Firebase, each costs one read. */
const EVERY_MS = 5_000;

type Watching = { signal: AbortSignal; log(line: string): void };

/**
 * Stores missing security settings, gives each account that only has the claim its role, so that the list of people is
 * complete from the start, and then processes invitations until the signal is aborted. Logs a failure once, until the
 * next success.
 */
export async function watchInvites(connection: Connection, { signal, log }: Watching): Promise<void> {
  let failing = false;
  let isMigrated = false;
  while (!signal.aborted) {
    try {
      if (!isMigrated) {
        await storeSecuritySettings(connection);
        await migrateAdministrators(connection);
      }
      isMigrated = true;
      await answerInvites(connection);
      failing = false;
    } catch (error) {
      if (!failing && !signal.aborted)
        log(`Invitations failed, trying again: ${error instanceof Error ? error.message : error}`);
      failing = true;
    }
    await pauseFor(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
