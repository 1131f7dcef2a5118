import { signOutUser } from '@/lib/firebase/auth';
import { introduceWriter } from '@/lib/records/staff';
import { getWorkOf, ownKey, type Work } from '@/lib/records/work';
import { signInFirstAdministrator } from '@/lib/testing/administrator';
import { startTestBackend } from '@/lib/testing/backend';
import { localCopies } from './local-copies';
import { ownCopies } from './open-work';
import { type Kept, WorkKeeper } from './work-keeper';

type Network = 'there' | 'away' | 'losing responses';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let network: Network = 'there';
let commits = 0;

/** Sends real requests, and interrupts them on demand before or after they reach the server. */
function cutNetworkOnDemand() {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    if (network === 'away') throw new TypeError('fetch failed');
    const response = await send(...request);
    if (String(request[0]).endsWith(':commit')) commits += 1;
    if (network === 'losing responses') {
      network = 'away';
      throw new TypeError('fetch failed');
    }
    return response;
  };
}

beforeAll(async () => {
  // The SDK logs each interrupted request.
  jest.spyOn(console, 'error').mockReturnValue();
  cutNetworkOnDemand();
  backend = await startTestBackend();
  await signInFirstAdministrator(backend);
  // Stores the account's email address now, because otherwise the first write of a copy would do so.
  await introduceWriter();
  // If IndexedDB existed earlier, the SDK would store the session there and poll it forever.
  Object.assign(globalThis, await import('fake-indexeddb'));
});

afterEach(() => {
  network = 'there';
});

afterAll(async () => {
  await signOutUser();
  await backend.close();
});

const work = (title: string): Work => ({ loaded: 1, title, values: { title }, takenFrom: '' });

function keeperOf(id: string) {
  const key = ownKey('Blog', id, 'tab');
  const states: Kept[] = [];
  const onKept = (kept: Kept) => void states.push(kept);
  const keeper = new WorkKeeper({ key, revision: 0, onKept, onRefused: () => {} });
  return { key, keeper, states, latest: () => states.at(-1) };
}

async function until(isMet: () => boolean | Promise<boolean>) {
  while (!(await isMet())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const storedTitle = async (id: string) => (await getWorkOf('Blog', id))[0]?.title;

const onDevice = async (id: string, uid: string) => (await localCopies(uid)).find((copy) => copy.id === id);

/**
 * Types a character every 50 ms until a condition is met.
 * @returns the final title
 */
async function typeUntil(keeper: WorkKeeper, isMet: (typed: number) => boolean) {
  let typed = 0;
  const timer = { end: false };
  while (!timer.end) {
    typed += 1;
    keeper.want(work('x'.repeat(typed)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    timer.end = isMet(typed);
  }
  return 'x'.repeat(typed);
}

describe('the backup of unsaved work', () => {
  it('keeps the latest state on the device and on the server', async () => {
    const { key, keeper, latest } = keeperOf('plain');
    keeper.want(work('One'));
    keeper.want(work('Two'));
    await until(() => latest()?.server === 'kept' && latest()?.device === 'kept');
    expect(await storedTitle('plain')).toBe('Two');
    expect(await onDevice('plain', key.uid)).toMatchObject({ title: 'Two' });
  });

  it('writes to the server at intervals of less than 2 seconds during typing, and on average at most once every 1.1 seconds', async () => {
    const { keeper, states, latest } = keeperOf('typing');
    const before = commits;
    const startedAt = Date.now();
    await typeUntil(keeper, () => Date.now() - startedAt > 6_000);
    const writes = commits - before;
    const seconds = (Date.now() - startedAt) / 1_000;
    expect(writes).toBeLessThanOrEqual(Math.floor(seconds / 1.1) + 1);
    const times = states.flatMap(({ at }) => (at ? [at.getTime()] : []));
    const gaps = [startedAt, ...times].map((time, index, all) => time - (all[index - 1] ?? time));
    expect(Math.max(...gaps)).toBeLessThan(2_000);
    keeper.flush();
    await until(() => latest()?.server === 'kept');
  });

  it('keeps reporting that the server is unreachable while the user types, until the server is back', async () => {
    const { keeper, states, latest } = keeperOf('away');
    network = 'away';
    await typeUntil(keeper, () => latest()?.server === 'failed');
    const failedAt = states.length;
    await typeUntil(keeper, (typed) => typed >= 10);
    expect(new Set(states.slice(failedAt).map(({ server }) => server))).toEqual(new Set(['failed']));
    network = 'there';
    const last = await typeUntil(keeper, () => latest()?.server !== 'failed');
    await until(() => latest()?.server === 'kept');
    expect(await storedTitle('away')).toBe(last);
  });

  it('retries a refused backup every two seconds at most, although each refusal renews the token', async () => {
    const own = ownKey('Blog', 'refused', 'tab');
    const refusedAt: number[] = [];
    let latest: Kept | undefined;
    const keeper = new WorkKeeper({
      key: { ...own, uid: 'somebody-else' },
      revision: 0,
      onKept: (kept) => {
        latest = kept;
      },
      onRefused() {
        refusedAt.push(performance.now());
        setTimeout(() => keeper.signedIn(refusedAt.length < 2 ? 'somebody-else' : own.uid));
      },
    });
    keeper.want(work('Refused'));
    await until(() => latest?.server === 'kept');
    const [first = 0, second = 0] = refusedAt;
    expect(second - first).toBeGreaterThanOrEqual(1_900);
  });

  it('prefers text typed offline to a write whose response was lost', async () => {
    const { key, keeper, latest } = keeperOf('lost');
    network = 'losing responses';
    keeper.want(work('Sent'));
    await until(() => latest()?.server === 'failed');
    keeper.want(work('Typed offline'));
    await until(async () => (await onDevice('lost', key.uid))?.title === 'Typed offline');
    network = 'there';
    const local = (await localCopies(key.uid)).filter(({ id }) => id === 'lost');
    const server = await getWorkOf('Blog', 'lost');
    expect(server[0]?.title).toBe('Sent');
    expect(ownCopies(server, local).copies).toMatchObject([{ title: 'Typed offline' }]);
    keeper.flush();
    await until(() => latest()?.server === 'kept');
    expect(await storedTitle('lost')).toBe('Typed offline');
  });

  it('can be awaited, and reports whether the server has the latest changes', async () => {
    const { keeper } = keeperOf('awaited');
    keeper.want(work('First'));
    keeper.want(work('Last'));
    expect(await keeper.backUp()).toBe(true);
    expect(await storedTitle('awaited')).toBe('Last');
    network = 'away';
    keeper.want(work('Typed offline'));
    expect(await keeper.backUp()).toBe(false);
    network = 'there';
    expect(await keeper.backUp()).toBe(true);
    expect(await storedTitle('awaited')).toBe('Typed offline');
  });

  it('removes both copies when no changes are left', async () => {
    const { key, keeper, latest } = keeperOf('none');
    keeper.want(work('Soon gone'));
    await until(() => latest()?.server === 'kept' && latest()?.device === 'kept');
    keeper.want(null);
    await until(async () => latest()?.server === 'kept' && !(await onDevice('none', key.uid)));
    expect(await getWorkOf('Blog', 'none')).toEqual([]);
  });
});
