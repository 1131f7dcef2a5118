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

const editor = (options: { revision?: number } = {}) =>
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
});
