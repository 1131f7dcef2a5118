import { currentUser } from '@/lib/firebase/auth';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { changeColleague, getColleagues, getFormerRoles } from './colleagues';
import { StaleListError } from './errors';

const EMAIL = 'writer@purvia.example';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

const give = (uid: string, email: string, role: string) => {
  const fields = { email, role, active: true, since: new Date(), by: 'owner', revision: 1 };
  return commitAsOwner(backend, [setDocument('People', uid, fields)]);
};

const find = async (email: string) => {
  const found = (await getColleagues()).find((person) => person.email === email);
  if (!found) throw new Error(`${email} is not listed.`);
  return found;
};

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
  await give('writer', EMAIL, 'writer');
});

afterAll(() => backend.close());

describe('colleagues', () => {
  it('get another role or state from an administrator, and the former one is kept', async () => {
    await changeColleague(await find(EMAIL), { role: 'publisher' });
    await changeColleague(await find(EMAIL), { active: false });
    const { uid } = currentUser();
    expect(await find(EMAIL)).toMatchObject({ role: 'publisher', active: false, revision: 3, by: uid });
    expect(await getFormerRoles('writer')).toEqual([
      { role: 'publisher', active: true, until: expect.any(Date), by: uid },
      { role: 'writer', active: true, until: expect.any(Date), by: uid },
    ]);
  });

  it('are not changed if another administrator changed them after the list was loaded', async () => {
    const person = await find(EMAIL);
    await changeColleague(person, { active: true });
    await expect(changeColleague(person, { role: 'writer' })).rejects.toThrow(StaleListError);
  });

  it('cannot be changed by the account itself', async () => {
    const { uid, email } = currentUser();
    await give(uid, email ?? '', 'administrator');
    await expect(changeColleague(await find(email ?? ''), { role: 'writer' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
