import { proveLive } from '../../lib/publishing/prove';
import type { PublicChange } from '../../lib/publishing/revision-mark';
import { median, quantile } from '../../tools/quantile';
import { showsNow, showsWithin } from '../site/publish';
import type { Cluster } from './cluster';
import { edits } from './editors';
import { startFront } from './front';

const TIMEOUT_MS = 15_000;

/**
 * The limits in milliseconds for the time until every instance, or the cache in front of them, shows a change: `most`
 * for the p95, `all` for the maximum.
 */
const MAX = { most: 2_000, all: 4_000 };

/** `changes` is the total, which the editors share equally. `cache` puts a cache in front of the servers. */
type SpreadOptions = { cache: boolean; editors: number; changes: number };

export type Spread = { times: number[]; receipts: number; failures: string[]; figure: string };

async function untilShown(origin: string, change: PublicChange): Promise<void> {
  if (await showsWithin(TIMEOUT_MS, origin, change)) return;
  throw new Error(`the change to ${change.id} was not visible within ${TIMEOUT_MS / 1000} s.`);
}

/** Makes `fetch` resolve relative URLs against `origin` while `use` runs, because receipts use relative URLs. */
async function withFetchAt<T>(origin: string, use: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    original(typeof input === 'string' && input.startsWith('/') ? origin + input : input, init);
  try {
    return await use();
  } finally {
    globalThis.fetch = original;
  }
}

/**
 * Makes changes, measures the time until every instance, or the cache in front of them, shows each change, and checks
 * that the receipts are correct.
 */
export async function measureSpread(
  cluster: Cluster,
  { cache, editors, changes }: SpreadOptions,
): Promise<Spread> {
  const front = await startFront({ ports: cluster.ports, cache });
  const name = `${cluster.instances.length} instances${cache ? ' behind a cache' : ''}`;
  const times: number[] = [];
  const failures: string[] = [];
  let receipts = 0;
  const before = cluster.proxy.counts();
  const edit = async (editor: string) => {
    const steps = edits(editor);
    for (let n = 0; n < changes / editors; n++) {
      const { kind, change } = (await steps.next()).value;
      const begun = performance.now();
      const origins = cluster.instances.flatMap((instance) => instance?.origin ?? []);
      const spread = Promise.all(
        (cache ? [front.origin] : origins).map((origin) => untilShown(origin, change)),
      );
      const timed = spread.then(() => times.push(performance.now() - begun));
      const receipt = await proveLive(change);
      if (receipt.kind === 'live') {
        receipts += 1;
        const seen = await Promise.all(origins.map((origin) => showsNow(origin, change)));
        if (seen.includes(false)) failures.push(`${name}: the receipt for the ${kind} was wrong.`);
      } else failures.push(`${name}: the ${kind} got stuck at the ${receipt.step}.`);
      await timed.catch((error) => failures.push(`${name}, ${kind}: ${error.message}`));
    }
  };
  await withFetchAt(front.origin, () =>
    Promise.all(Array.from({ length: editors }, (_, n) => edit(`${n + 1}`))),
  );
  await front.close();
  const reads = cluster.proxy.counts().documents - before.documents;
  const [p95, slowest] = [quantile(times, 0.95), Math.max(0, ...times)];
  // With fewer changes, the slowest change would determine the p95.
  if (times.length >= 20 && p95 > MAX.most)
    failures.push(`${name}: 95 of 100 changes took up to ${p95.toFixed(0)} ms.`);
  if (slowest > MAX.all) failures.push(`${name}: one change took ${slowest.toFixed(0)} ms.`);
  const perChange = (reads / times.length / cluster.instances.length).toFixed(1);
  const figure = `${name}: ${times.length} changes on all within ${median(times).toFixed(0)} ms (median), ${p95.toFixed(0)} ms (95 of 100), ${slowest.toFixed(0)} ms (all), ${receipts} receipts, ${perChange} documents read per change and instance`;
  return { times, receipts, failures, figure };
}
