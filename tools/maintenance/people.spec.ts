import { currentUser, signIn } from '@/lib/firebase/auth';
import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import { readRole } from '@/lib/records/people';
import { saveRecord } from '@/lib/records/write';
import { startTestBackend } from '@/lib/testing/backend';
import { aBlog } from '@/lib/testing/records';
import { type Account, accountOf, setAdministrator } from './administrators';
import type { Connection } from './connection';
import { readKept } from './kept-documents';
import { decide, listPeople, migrateAdministrators } from './people';
import { connectionTo } from './testing';

const EMAIL = 'editor@purvia.example';
const PASSWORD = 'a long enough password';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let connection: Connection;
let account: Account;

beforeAll(async () => {
  backend = await startTestBackend();
  connection = connectionTo(backend);
  account = await accountOf(connection, EMAIL, () => PASSWORD);
  await signIn(EMAIL, PASSWORD);
});

afterAll(() => backend.close());

let drafts = 0;

const saveDraft = () => saveRecord('Blog', aBlog({ id: `draft-${++drafts}` }));
const publish = () => saveRecord('Blog', aBlog({ id: `live-${++drafts}`, published: true }));

const REFUSED = { code: 'permission-denied' };

describe('the decision about an account', () => {
  it('needs a role first', async () => {
    await expect(decide(connection, account, { active: true })).rejects.toThrow(/has no role yet/);
    await expect(saveDraft()).rejects.toMatchObject(REFUSED);
  });

  it('holds from the next request, without a new token', async () => {
    await decide(connection, account, { role: 'writer' });
    await expect(saveDraft()).resolves.toMatchObject({ revision: 1 });
    await expect(publish()).rejects.toMatchObject(REFUSED);
    await decide(connection, account, { role: 'publisher' });
    await expect(publish()).resolves.toMatchObject({ revision: 1 });
    await decide(connection, account, { active: false });
    await expect(saveDraft()).rejects.toMatchObject(REFUSED);
    expect(await readRole(currentUser().uid, true)).toBeNull();
    await decide(connection, account, { active: true });
    await expect(publish()).resolves.toMatchObject({ revision: 1 });
    expect(await readRole(currentUser().uid, false)).toBe('publisher');
  });

  it('is listed, and keeps every earlier decision', async () => {
    expect(await listPeople(connection)).toEqual([
      { email: EMAIL, role: 'publisher', active: true, since: expect.stringContaining('T') },
    ]);
    const entry = await getDoc(doc(firestore(), 'People', account.uid, 'history', '3'));
    expect(entry.data()).toMatchObject({
      record: { role: 'publisher', active: false, revision: 3, by: 'operator' },
      replacedBy: 'operator',
    });
  });

  it('needs an account', async () => {
    await expect(accountOf(connection, 'nobody@purvia.example')).rejects.toThrow(
      'There is no account for nobody@purvia.example in the embedded backend.',
    );
  });
});

const ROUNDS = 50;

it(`the next save after a deactivation is refused in ${ROUNDS} of ${ROUNDS} rounds, and stores nothing`, async () => {
  let record = aBlog({ title: 'Typed' });
  for (let round = 0; round < ROUNDS; round += 1) {
    await decide(connection, account, { role: 'writer', active: true });
    record = { ...record, revision: (await saveRecord('Blog', record)).revision };
    await decide(connection, account, { active: false });
    await expect(saveRecord('Blog', record)).rejects.toMatchObject(REFUSED);
    const stored = await readKept(connection, `Blog/${record.id}`);
    expect(stored?.fields.revision?.integerValue).toBe(String(record.revision));
  }
}, 120_000);

describe('the migration', () => {
  it('gives the role to accounts with only the claim, once, and leaves decided ones as they are', async () => {
    await setAdministrator(connection, EMAIL, true);
    await decide(connection, account, { role: 'writer' });
    const first = backend.firstAdministrator?.email ?? '';
    expect(await migrateAdministrators(connection)).toEqual([first]);
    expect(await migrateAdministrators(connection)).toEqual([]);
    expect(await listPeople(connection)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: EMAIL, role: 'writer' }),
        expect.objectContaining({ email: first, role: 'administrator', active: true }),
      ]),
    );
  });
});
