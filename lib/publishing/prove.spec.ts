import { SETTLED_MS } from './freshness';
import { proveLive } from './prove';
import { revisionMark } from './revision-mark';

const change = { collection: 'Blog', id: 'b-1', revision: 2 } as const;
const shownOn = (revision: number) => `<li data-record="${revisionMark({ ...change, revision })}">`;

const original = globalThis.fetch;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

/** Returns an instance that shows the change after this time. */
function instanceLagging(milliseconds: number) {
  const begun = performance.now();
  return () => shownOn(performance.now() - begun < milliseconds ? 1 : 2);
}

/** Answers every request from this instance, as a load balancer might while the other instances are busy. */
function balanceTo(instance: () => string) {
  globalThis.fetch = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(async (path) =>
    String(path).startsWith('/api/shown/')
      ? Response.json({ pages: ['/', '/blogs'], silent: false })
      : new Response(instance()),
  );
}

it('reports a change as live only once every instance and cache shows it, so that nobody then sees the old page', async () => {
  const quick = instanceLagging(0);
  const slowest = instanceLagging(5_000);
  balanceTo(quick);
  const seen = proveLive(change).then((receipt) => ({ kind: receipt.kind, page: slowest() }));
  await jest.advanceTimersByTimeAsync(SETTLED_MS);
  expect(await seen).toEqual({ kind: 'live', page: shownOn(2) });
});

it('waits for an instance that is slower than usual', async () => {
  balanceTo(instanceLagging(9_000));
  const receipt = proveLive(change);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await receipt).toMatchObject({ kind: 'live', page: '/blogs#blog-b-1' });
});
