import type { Colleague } from '@/lib/records/colleagues';
import { startTestBackend } from '@/lib/testing/backend';
import { accountOf } from './administrators';
import type { Connection } from './connection';
import { decide } from './people';
import { connectionTo } from './testing';

const PASSWORD = 'a long enough password';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;

/** Called before each commit to People by one of the administrators. */
let beforeCommit = async () => {};

const send = globalThis.fetch;

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  globalThis.fetch = async (input, init) => {
    const isOperator = JSON.stringify(init?.headers).includes(backend.ownerToken);
    const isDecision = String(input).includes(':commit') && String(init?.body).includes('/documents/People/');
    if (isDecision && !isOperator) await beforeCommit();
    return send(input, init);
  };
});

afterAll(async () => {
  globalThis.fetch = send;
  await backend.close();
});

/** Returns an administrator who is signed in with a client of their own, as in another browser. */
async function anAdministrator(name: string) {
  const account = await accountOf(connection, `${name}@purvia.example`, () => PASSWORD);
  await decide(connection, account, { role: 'administrator' });
  const client = await new Promise<typeof import('@/lib/records/colleagues')>((resolve, reject) => {
    jest
      .isolateModulesAsync(async () => {
        const { signIn } = await import('@/lib/firebase/auth');
        const colleagues = await import('@/lib/records/colleagues');
        await signIn(account.email, PASSWORD);
        resolve(colleagues);
      })
      .catch(reject);
  });
  const find = async (uid: string): Promise<Colleague> => {
    const found = (await client.getColleagues()).find((colleague) => colleague.uid === uid);
    if (!found) throw new Error(`${uid} is not listed.`);
    return found;
  };
  return { account, find, change: client.changeColleague };
}

it('one of two administrators remains if they deactivate each other at the same time', async () => {
  const [first, second] = [await anAdministrator('first'), await anAdministrator('second')];
  const [one, other] = [await second.find(first.account.uid), await first.find(second.account.uid)];
  let ready = 0;
  let release = () => {};
  const bothAreReady = new Promise<void>((resolve) => {
    release = resolve;
  });
  beforeCommit = () => {
    ready += 1;
    if (ready === 2) release();
    return bothAreReady;
  };
  const outcomes = await Promise.allSettled([
    first.change(other, { active: false }),
    second.change(one, { active: false }),
  ]);
  expect(ready).toBeGreaterThanOrEqual(2);
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals).toEqual([expect.objectContaining({ code: 'permission-denied' })]);
  const third = await anAdministrator('third');
  const active = [await third.find(one.uid), await third.find(other.uid)].filter((person) => person.active);
  expect(active).toHaveLength(1);
});

it("a decision is retried if the author's own record changed meanwhile", async () => {
  const [author, colleague] = [await anAdministrator('author'), await anAdministrator('colleague')];
  const { uid } = colleague.account;
  let commits = 0;
  beforeCommit = async () => {
    commits += 1;
    if (commits === 1) await decide(connection, author.account, { role: 'administrator' });
  };
  await author.change(await author.find(uid), { role: 'publisher' });
  expect(commits).toBe(2);
  expect(await author.find(uid)).toMatchObject({ role: 'publisher' });
});
