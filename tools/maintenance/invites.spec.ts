import { setTimeout as pauseFor } from 'node:timers/promises';
import { z } from 'zod';
import { currentUser, resetPassword, signIn } from '@/lib/firebase/auth';
import type { Role } from '@/lib/model/people';
import { getInvites, inviteColleague } from '@/lib/records/colleagues';
import { readRole } from '@/lib/records/people';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { accountOf, findAccount, setAdministrator } from './administrators';
import { type Connection, request } from './connection';
import { answerInvites, invite, watchInvites } from './invites';
import { decide, listPeople } from './people';
import { connectionTo } from './testing';

const EMAIL = 'new-writer@purvia.example';
const PASSWORD = 'a long enough password';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

const ask = async (email: string, role: Role) => {
  const former = (await getInvites()).find((invited) => invited.email === email);
  await inviteColleague(email, role, former?.revision ?? 0);
};

const stateOf = async (email: string) => (await getInvites()).find((one) => one.email === email)?.state;

/** Returns a code like the one that was sent. */
async function resetCode(email: string): Promise<string> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${connection.projectId}/accounts:sendOobCode`;
  const body = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
  return z.object({ oobCode: z.string() }).parse(await request(connection, 'auth', path, { body })).oobCode;
}

const REFUSED = { code: 'permission-denied' };

describe('an invitation', () => {
  it('creates an account with the role, and sends the code for its password', async () => {
    await ask(EMAIL, 'writer');
    expect(await stateOf(EMAIL)).toBe('asked');
    await answerInvites(connection);
    expect(await stateOf(EMAIL)).toBe('sent');
    expect(await listPeople(connection)).toEqual([
      { email: EMAIL, role: 'writer', active: true, since: expect.any(String) },
    ]);
    expect((await findAccount(connection, EMAIL))?.lastSignIn).toBeNull();
  });

  it('does not change a role that the person already has', async () => {
    await ask(EMAIL, 'administrator');
    await answerInvites(connection);
    expect(await stateOf(EMAIL)).toBe('sent');
    expect((await listPeople(connection))[0]).toMatchObject({ email: EMAIL, role: 'writer' });
  });

  it('is accepted once the person has signed in', async () => {
    await answerInvites(connection);
    expect(await stateOf(EMAIL)).toBe('sent');
    await resetPassword(await resetCode(EMAIL), PASSWORD);
    await signIn(EMAIL, PASSWORD);
    expect(await readRole(currentUser().uid, false)).toBe('writer');
    await answerInvites(connection);
    expect(await stateOf(EMAIL)).toBe('accepted');
  });

  it('can be asked for only by an administrator, and not for their own address', async () => {
    await expect(ask('friend@purvia.example', 'writer')).rejects.toMatchObject(REFUSED);
    await signInFirstAdministrator(backend);
    await expect(ask(currentUser().email ?? '', 'writer')).rejects.toMatchObject(REFUSED);
    await expect(ask('Not@An.Address', 'writer')).resolves.toBeUndefined();
    await expect(ask('not an address', 'writer')).rejects.toMatchObject(REFUSED);
  });

  it('does not let in somebody who was deactivated', async () => {
    await decide(connection, await accountOf(connection, EMAIL), { active: false });
    await invite(connection, EMAIL, 'publisher');
    await answerInvites(connection);
    expect(await stateOf(EMAIL)).toBe('refused');
  });

  it('lets nobody in once its author is no longer an administrator', async () => {
    const email = 'friend-of-a-former-administrator@purvia.example';
    await ask(email, 'administrator');
    const author = await accountOf(connection, currentUser().email ?? '');
    await decide(connection, author, { role: 'administrator', active: false });
    await answerInvites(connection);
    expect(await findAccount(connection, email)).toBeNull();
    await decide(connection, author, { active: true });
    expect(await stateOf(email)).toBe('refused');
  });

  it('fails if the service refuses the address', async () => {
    await invite(connection, 'nobody@', 'writer');
    await answerInvites(connection);
    expect(await stateOf('nobody@')).toBe('failed');
  });
});

describe('the program that sends invitations', () => {
  /** Runs the program until a condition is met. */
  async function watchUntil(isMet: () => Promise<boolean>) {
    const watching = new AbortController();
    const watched = watchInvites(connection, { signal: watching.signal, log: () => {} });
    while (!(await isMet())) await pauseFor(20);
    watching.abort();
    await watched;
  }

  it('lists an administrator who only has the claim', async () => {
    const { email } = await accountOf(connection, 'claimed@purvia.example', () => PASSWORD);
    await setAdministrator(connection, email, true);
    const listed = async () => (await listPeople(connection)).filter((person) => person.email === email);
    expect(await listed()).toEqual([]);
    await watchUntil(async () => (await listed()).length > 0);
    expect(await listed()).toMatchObject([{ role: 'administrator', active: true }]);
  });

  it('sends an invitation for which an administrator has asked', async () => {
    const email = 'watched@purvia.example';
    await ask(email, 'publisher');
    await watchUntil(async () => (await stateOf(email)) !== 'asked');
    expect(await stateOf(email)).toBe('sent');
    expect(await listPeople(connection)).toContainEqual(
      expect.objectContaining({ email, role: 'publisher' }),
    );
  });
});
