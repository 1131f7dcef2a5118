import { dropWork, putWork, StaleWorkError, type Work, type WorkingCopy, workName } from '@/lib/records/work';
import { dropLocal, keepLocal, type LocalCopy, noteDiscard } from './local-copies';
import { ownCopies } from './open-work';
import { WorkKeeper } from './work-keeper';

jest.mock('@/lib/records/work', () => ({
  ...jest.requireActual('@/lib/records/work'),
  putWork: jest.fn(),
  dropWork: jest.fn(),
}));
jest.mock('./local-copies', () => ({ keepLocal: jest.fn(), noteDiscard: jest.fn(), dropLocal: jest.fn() }));

const key = { collection: 'Blog', id: 'blog', uid: 'me', tab: 'tab' } as const;
const name = workName(key);
const work = (title: string): Work => ({ loaded: 1, title, values: { title } });

const device = new Map<string, LocalCopy>();
const server = new Map<string, WorkingCopy>();

/** Ends the oldest pending call of a kind. */
type Pending = { end(): void; fail(): void };
const pending: Record<'device' | 'server', Pending[]> = { device: [], server: [] };

const call = <Result>(where: 'device' | 'server', run: () => Result) =>
  new Promise<Result>((resolve, reject) => {
    pending[where].push({
      end() {
        try {
          resolve(run());
        } catch (error) {
          reject(error);
        }
      },
      fail: () => reject(new Error('No response')),
    });
  });

/** Lets the oldest pending write to a place end. */
async function end(where: 'device' | 'server') {
  pending[where].shift()?.end();
  await jest.advanceTimersByTimeAsync(0);
}

/** Lets all writes end, until nothing is planned. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await end('device');
    await end('server');
    await jest.advanceTimersByTimeAsync(2_000);
  }
}

const editor = (options: { revision?: number; mayArrive?: boolean } = {}) =>
  new WorkKeeper({ key, revision: 0, onKept: () => {}, onRefused: () => {}, ...options });

/** The titles of the work that the next editor would restore. */
const restored = () =>
  ownCopies([...server.values()], [...device.values()])
    .copies.filter(({ values }) => Object.keys(values).length > 0)
    .map(({ title }) => title);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
  for (const place of [device, server]) place.clear();
  pending.device.length = 0;
  pending.server.length = 0;
  // The browser performs a write that has been issued, even if the page is closed before the write ends.
  jest.mocked(keepLocal).mockImplementation((copy) => {
    device.set(workName(copy), copy);
    return call('device', () => {});
  });
  jest
    .mocked(noteDiscard)
    .mockImplementation((noted, revision) =>
      keepLocal({ ...noted, loaded: 0, title: '', values: {}, at: 0, revision, sent: false }),
    );
  jest.mocked(dropLocal).mockImplementation((dropped) => {
    device.delete(workName(dropped));
    return call('device', () => {});
  });
  jest.mocked(putWork).mockImplementation((written, { title, values, loaded }, revision) =>
    call('server', () => {
      const stored = server.get(workName(written))?.revision ?? 0;
      if (stored !== revision - 1) throw new StaleWorkError(stored);
      const copy = { ...written, title, values, loaded, revision, since: null, at: new Date() };
      server.set(workName(written), copy);
    }),
  );
  jest.mocked(dropWork).mockImplementation((dropped, revision) =>
    call('server', () => {
      const stored = server.get(workName(dropped));
      if (stored && stored.revision !== revision) return false;
      server.delete(workName(dropped));
      return true;
    }),
  );
});

describe('discarded work', () => {
  it('is not restored if the page is closed while an earlier write to the device is under way', () => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    keeper.want(null);
    expect(restored()).toEqual([]);
  });

  it('is not restored if the page is closed after the server confirmed it, before the device stored that', async () => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    await end('device');
    await jest.advanceTimersByTimeAsync(1_000);
    await end('server');
    keeper.want(null);
    expect(server.has(name)).toBe(true);
    expect(restored()).toEqual([]);
  });

  it('is not restored if the page is closed during a write to the server, which arrives later', async () => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    await end('device');
    await jest.advanceTimersByTimeAsync(1_000);
    keeper.want(null);
    await end('server');
    expect(server.has(name)).toBe(true);
    expect(restored()).toEqual([]);
  });

  it('is not restored if the server could not be reached, and is deleted there once it can', async () => {
    const keeper = editor();
    keeper.want(work('Kept'));
    await settle();
    keeper.want(work('Discarded'));
    await end('device');
    await jest.advanceTimersByTimeAsync(1_000);
    pending.server.shift()?.fail();
    keeper.want(null);
    expect(restored()).toEqual([]);
    await settle();
    expect([...server.keys(), ...device.keys()]).toEqual([]);
  });

  it('is not restored if it was discarded elsewhere, although the server confirmed it during a write to the device', async () => {
    const keeper = editor();
    keeper.want(work('Discarded elsewhere'));
    await jest.advanceTimersByTimeAsync(1_000);
    await end('server');
    await end('device');
    server.delete(name);
    expect(ownCopies([], [...device.values()]).obsolete).toHaveLength(1);
    expect(restored()).toEqual([]);
  });

  it('is deleted from the server at once, before another device restores it', async () => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    await jest.advanceTimersByTimeAsync(1_000);
    await end('server');
    keeper.want(null);
    await jest.advanceTimersByTimeAsync(0);
    await end('server');
    expect([...server.keys()]).toEqual([]);
  });

  it('is deleted as soon as the write that sent it has ended', async () => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    await jest.advanceTimersByTimeAsync(1_000);
    keeper.want(null);
    await end('server');
    expect([...server.keys()]).toEqual([name]);
    await end('server');
    expect([...server.keys()]).toEqual([]);
  });

  it('does not take work with it that was typed while it was being deleted', async () => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    await settle();
    keeper.want(null);
    await end('device');
    await jest.advanceTimersByTimeAsync(1_000);
    keeper.want(work('Typed afterwards'));
    expect(restored()).toEqual(['Typed afterwards']);
    await end('server');
    expect(restored()).toEqual(['Typed afterwards']);
    await settle();
    expect(server.get(name)?.title).toBe('Typed afterwards');
    expect(restored()).toEqual(['Typed afterwards']);
  });

  it.each([
    ['the device can store no more', true],
    ['the device has not yet noted the discard', false],
  ])('does not hide what was typed afterwards from the next editor, even if %s', async (_what, isFull) => {
    const keeper = editor();
    keeper.want(work('Discarded'));
    await settle();
    keeper.want(null);
    if (isFull) {
      await end('device');
      jest.mocked(keepLocal).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    }
    keeper.want(work('Typed afterwards'));
    await settle();
    expect(restored()).toEqual(['Typed afterwards']);
  });

  describe('that was sent before a reload and arrives only after it', () => {
    /** Types in a page that is then reloaded. @returns a function that lets the page's last write arrive */
    async function typeAndReload(title: string, revision = 0) {
      const before = editor({ revision });
      before.want(work(title));
      await end('device');
      await jest.advanceTimersByTimeAsync(1_000);
      const [late] = pending.server.splice(0);
      return { before, arrive: () => late?.end() };
    }

    it('is not restored if it was discarded before the reload', async () => {
      const { before, arrive } = await typeAndReload('Discarded');
      before.want(null);
      await end('device');
      editor({ mayArrive: true }).want(null);
      await settle();
      arrive();
      expect(server.has(name)).toBe(true);
      expect(restored()).toEqual([]);
    });

    it('is deleted if it was discarded after the reload', async () => {
      const first = editor();
      first.want(work('Kept'));
      await settle();
      const { arrive } = await typeAndReload('Discarded', 1);
      const after = editor({ revision: 1, mayArrive: true });
      after.want(work('Discarded'));
      arrive();
      after.want(null);
      await settle();
      expect([...server.keys()]).toEqual([]);
      expect(restored()).toEqual([]);
    });

    it('is replaced by what was typed after the reload', async () => {
      const { before, arrive } = await typeAndReload('Discarded');
      before.want(null);
      await end('device');
      const after = editor({ mayArrive: true });
      after.want(null);
      await settle();
      arrive();
      after.want(work('Typed afterwards'));
      await settle();
      expect([...server.values()]).toMatchObject([{ title: 'Typed afterwards', tab: 'tab' }]);
      expect(restored()).toEqual(['Typed afterwards']);
    });
  });

  it("does not affect another tab's work under the same name", async () => {
    const other = editor();
    other.want(work('Kept'));
    await settle();
    const keeper = editor({ revision: 1 });
    other.want(work('Typed in another tab'));
    await settle();
    keeper.want(work('Discarded'));
    await settle();
    keeper.want(null);
    await settle();
    expect([...server.values()]).toMatchObject([{ title: 'Typed in another tab', tab: 'tab' }]);
  });
});
