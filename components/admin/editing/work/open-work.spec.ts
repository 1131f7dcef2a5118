import '@/components/admin/testing/no-network';
import { dropWork, getWorkOf } from '@/lib/records/work';
import { aBlog } from '@/lib/testing/records';
import { dropLocal, type LocalCopy, localCopies, noteDiscard } from './local-copies';
import { discardCopy, openWork, ownCopies, workOnDeleted } from './open-work';

jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));
jest.mock('@/lib/records/work', () => ({
  ...jest.requireActual('@/lib/records/work'),
  getWorkOf: jest.fn(),
  dropWork: jest.fn(),
}));
jest.mock('@/lib/records/history', () => ({ getEarlier: async () => null }));
jest.mock('@/lib/records/presence', () => ({ reportPresence: async () => [] }));
jest.mock('./local-copies', () => ({
  localCopies: jest.fn(),
  noteDiscard: jest.fn(async () => {}),
  dropLocal: jest.fn(async () => {}),
}));
jest.mock('./tab', () => ({
  thisTab: async () => 'another',
  openTabs: async () => (tab: string) => tab === 'another',
}));

const key = { collection: 'Blog', id: 'blog', uid: 'me', tab: 'tab' } as const;
const times = { at: new Date(1), since: new Date(1) };

describe('the newest state of a working copy', () => {
  it('does not include a file or link that was discarded on this device but is still on the server', () => {
    const server = { ...key, ...times, loaded: 1, title: '', values: {}, revision: 1 };
    const discarded: LocalCopy = {
      ...key,
      at: 2,
      loaded: 0,
      title: '',
      values: {},
      revision: 2,
      sent: false,
    };
    const { copies } = ownCopies([{ ...server, file: 'a.pdf', insertion: '{}' }], [discarded]);
    expect(copies).toHaveLength(1);
    expect(copies[0]).not.toHaveProperty('file');
    expect(copies[0]).not.toHaveProperty('insertion');
  });
});

describe('the opening of work', () => {
  it("names a closed tab's copy with its revision on the server, which this device may be ahead of", async () => {
    const record = aBlog({ id: 'blog', revision: 1 });
    const work = { ...key, loaded: 1, title: '', values: { title: 'Typed' } };
    jest.mocked(getWorkOf).mockResolvedValue([{ ...work, ...times, revision: 1 }]);
    const unconfirmed = { ...work, values: { title: 'Typed offline' }, at: 2, revision: 2, sent: false };
    jest.mocked(localCopies).mockResolvedValue([unconfirmed]);
    const { resumed, moved } = await openWork('Blog', record);
    expect(resumed?.copy.values).toEqual({ title: 'Typed offline' });
    expect(moved).toMatchObject({ tab: 'tab', revision: 1 });
  });

  it.each([
    ['might', false],
    ['cannot', true],
  ])('tells that a write sent before a reload %s still arrive', async (_what, sent) => {
    const here = { ...key, tab: 'another', loaded: 1, title: '', values: {}, at: 2, revision: 1, sent };
    jest.mocked(getWorkOf).mockResolvedValue([]);
    jest.mocked(localCopies).mockResolvedValue([here]);
    expect(await openWork('Blog', aBlog({ id: 'blog', revision: 1 }))).toMatchObject({ mayArrive: !sent });
  });
});

describe("the discard of a closed tab's first changes, which were sent but not confirmed", () => {
  const record = aBlog({ id: 'blog', revision: 1 });
  const typed = { loaded: 1, title: '', values: { title: 'Typed' } };
  const unsent: LocalCopy = { ...key, ...typed, at: 2, revision: 0, sent: false };
  const note = (at: number): LocalCopy => ({ ...unsent, loaded: 0, values: {}, revision: 1, at });

  beforeEach(() => {
    jest.mocked(dropLocal).mockClear();
    jest.mocked(getWorkOf).mockResolvedValue([]);
  });

  it.each([
    ['in the editor', async () => (await openWork('Blog', record)).moved],
    ['after the record was deleted', async () => (await workOnDeleted('Blog', 'blog'))[0]?.copy],
  ])('is noted for the write that may still arrive, %s', async (_where, find) => {
    jest.mocked(localCopies).mockResolvedValue([unsent]);
    const copy = await find();
    expect(copy).toMatchObject({ revision: 0, mayArrive: true });
    if (copy) await discardCopy(copy);
    expect(noteDiscard).toHaveBeenLastCalledWith(copy, 1);
    expect(dropLocal).not.toHaveBeenCalled();
  });

  it.each([
    ['stays noted for a minute', 59_000, 0],
    ['is forgotten later', 61_000, 1],
  ])('%s', async (_what, age, deletions) => {
    jest.mocked(localCopies).mockResolvedValue([note(Date.now() - age)]);
    expect(await openWork('Blog', record)).toMatchObject({ resumed: null, moved: null });
    expect(dropLocal).toHaveBeenCalledTimes(deletions);
  });

  it('overrides that write once it has arrived, and deletes it', async () => {
    jest.mocked(dropWork).mockResolvedValue(true);
    jest.mocked(localCopies).mockResolvedValue([note(Date.now())]);
    jest.mocked(getWorkOf).mockResolvedValue([{ ...key, ...typed, ...times, revision: 1 }]);
    expect(await openWork('Blog', record)).toMatchObject({ resumed: null, moved: null });
    expect(dropWork).toHaveBeenLastCalledWith(expect.objectContaining(key), 1);
    expect(dropLocal).toHaveBeenCalledTimes(1);
  });
});

describe('work on a deleted record', () => {
  it('has its revision on the server, so that it can be deleted there', async () => {
    const work = { ...key, loaded: 0, title: '', values: { title: 'Typed' } };
    jest.mocked(getWorkOf).mockResolvedValue([{ ...work, ...times, revision: 1 }]);
    jest.mocked(localCopies).mockResolvedValue([{ ...work, at: 2, revision: 2, sent: false }]);
    expect(await workOnDeleted('Blog', 'blog')).toMatchObject([{ copy: { tab: 'tab', revision: 1 } }]);
  });
});

describe('the discard of a copy', () => {
  it.each([
    ['deletes it on this device if the server deleted it', true, 1],
    ['keeps it on this device if newer changes have reached the server', false, 0],
  ])('%s', async (_what, isDropped, deletions) => {
    jest.mocked(dropLocal).mockClear();
    jest.mocked(dropWork).mockResolvedValue(isDropped);
    const copy = { ...key, loaded: 1, title: '', values: {}, revision: 1, since: null, at: null };
    await discardCopy(copy);
    expect(dropLocal).toHaveBeenCalledTimes(deletions);
  });
});
