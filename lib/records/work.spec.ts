import { signOutUser } from '@/lib/firebase/auth';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { commitAsOwner, setDocument } from '@/lib/testing/owner-writes';
import { endPresence, reportPresence } from './presence';
import { getStaff } from './staff';
import {
  countOwnWork,
  dropWork,
  getAllWork,
  getWorkOf,
  isOfNewRecord,
  LongWorkError,
  ownKey,
  putWork,
  StaleWorkError,
  type Work,
  workName,
} from './work';

let backend: Awaited<ReturnType<typeof startTestBackend>>;

const work = (title: string): Work => ({ loaded: 3, title, values: { title } });

beforeAll(async () => {
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
});

afterAll(() => backend.close());

describe('a working copy', () => {
  it('preserves typed values, valid or not, and times', async () => {
    const key = ownKey('Blog', 'typed', 'tab');
    const values = { title: '', link: 'not a link', publishAt: new Date('2027-01-01T00:00:00Z') };
    const typed = { loaded: 3, title: 'Typed', values, file: 'a.png', insertion: '{"href":"/a"}', draft: 4 };
    await putWork(key, { ...typed, takenFrom: 'another' }, 1);
    const [found] = await getWorkOf('Blog', 'typed');
    expect(found).toMatchObject({ ...key, ...typed, revision: 1 });
    expect(found?.since).toBeInstanceOf(Date);
  });

  it('keeps its start time when it is written again', async () => {
    const key = ownKey('Blog', 'since', 'tab');
    await putWork(key, work('One'), 1);
    const [first] = await getWorkOf('Blog', 'since');
    await putWork(key, work('Two'), 2);
    const [second] = await getWorkOf('Blog', 'since');
    expect(second?.since).toEqual(first?.since);
    expect(Number(second?.at)).toBeGreaterThan(Number(first?.at));
  });

  it('rejects an outdated write, and accepts a repeated one', async () => {
    const key = ownKey('Blog', 'stale', 'tab');
    await putWork(key, work('One'), 1);
    await putWork(key, work('Two'), 2);
    await putWork(key, work('Two'), 2);
    const late = putWork(key, work('One, late'), 2);
    await expect(late).rejects.toThrow(StaleWorkError);
    await expect(late).rejects.toMatchObject({ stored: 2 });
    await expect(putWork(key, work('Ahead'), 4)).rejects.toThrow(StaleWorkError);
    expect((await getWorkOf('Blog', 'stale'))[0]?.title).toBe('Two');
  });

  it('accepts a text of 200,000 characters and unpaired surrogates, but not changes over the limit', async () => {
    const key = ownKey('Blog', 'long', 'tab');
    await putWork(key, { ...work('Long'), values: { description: 'ä'.repeat(200_000) } }, 1);
    const tooLong = { ...work('Too long'), values: { description: 'x'.repeat(500_000) } };
    await expect(putWork(key, tooLong, 2)).rejects.toThrow(LongWorkError);
    const half = { ...work('\ud800'), values: { description: '\udc00' } };
    await putWork(key, half, 2);
  });

  it('is deleted only at the expected revision', async () => {
    const key = ownKey('Blog', 'dropped', 'tab');
    await putWork(key, work('One'), 1);
    await putWork(key, work('Two'), 2);
    expect(await dropWork(key, 1)).toBe(false);
    expect(await dropWork(key, 2)).toBe(true);
    expect(await dropWork(key, 2)).toBe(true);
    expect(await getWorkOf('Blog', 'dropped')).toEqual([]);
    await putWork(key, work('Again'), 1);
    expect((await getAllWork()).map(workName)).toContain(workName(key));
  });

  it("is included in its owner's count", async () => {
    const key = ownKey('Blog', 'counted', 'tab');
    const before = await countOwnWork();
    await putWork(key, work('One'), 1);
    expect(await countOwnWork()).toBe(before + 1);
    await dropWork(key, 1);
    expect(await countOwnWork()).toBe(before);
  });

  it('belongs to a new record only if no record is stored, not even a record that predates revisions', async () => {
    await commitAsOwner(backend, [setDocument('Blog', 'of-old', { title: 'Old', published: false })]);
    const isNew = async (id: string) => {
      await putWork(ownKey('Blog', id, 'tab'), { ...work('Typed'), loaded: 0 }, 1);
      const [copy] = await getWorkOf('Blog', id);
      return copy && isOfNewRecord(copy);
    };
    expect(await isNew('of-old')).toBe(false);
    expect(await isNew('of-new')).toBe(true);
  });

  it('is not accessible to a signed-out user', async () => {
    const key = ownKey('Blog', 'private', 'tab');
    await signOutUser();
    await expect(getWorkOf('Blog', 'private')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(getAllWork()).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(putWork(key, work('Mine'), 1)).rejects.toThrow();
    await signInFirstAdministrator(backend);
  });
});

describe('presence', () => {
  it('lists other tabs with the record open, until they close it', async () => {
    expect(await reportPresence('Blog', 'open', 'first')).toEqual([]);
    expect(await reportPresence('Blog', 'open', 'second')).toMatchObject([{ tab: 'first' }]);
    expect(await reportPresence('Blog', 'other', 'third')).toEqual([]);
    await endPresence('first');
    expect(await reportPresence('Blog', 'open', 'second')).toEqual([]);
    expect([...(await getStaff()).values()]).toContain(backend.firstAdministrator?.email);
  });
});
