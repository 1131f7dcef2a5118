import { emptyRecord } from '../../lib/model/converter';
import { proveLive } from '../../lib/publishing/prove';
import type { PublicChange } from '../../lib/publishing/revision-mark';
import { deleteBlog, updateBlog } from '../../lib/records/facade';
import { generateId } from '../../lib/records/ids';
import { median, quantile } from '../../tools/quantile';
import { listen, passOn } from '../site/proxy';
import { showsNow, showsWithin, withFetchAt } from '../site/publish';
import type { Cluster } from './cluster';

const TIMEOUT_MS = 15_000;

/** The limits in milliseconds for the time until every instance shows a change: `most` for the p95, `all` for the maximum. */
const MAX = { most: 2_000, all: 4_000 };

type Step = { kind: string; change: PublicChange };

/** Publishes, updates, unpublishes, republishes and deletes one record after another. */
async function* edits(editor: string): AsyncGenerator<Step, never> {
  for (let n = 1; ; n++) {
    const id = generateId();
    const blog = { ...emptyRecord('Blog', id), title: `Clock ${editor} ${n}`, published: true };
    const is = (revision: number | null): PublicChange => ({ collection: 'Blog', id, revision });
    const first = await updateBlog(blog);
    yield { kind: 'publish', change: is(first) };
    const second = await updateBlog({ ...blog, title: `${blog.title} again`, revision: first });
    yield { kind: 'update', change: is(second) };
    const third = await updateBlog({ ...blog, published: false, revision: second });
    yield { kind: 'unpublish', change: is(null) };
    const fourth = await updateBlog({ ...blog, revision: third });
    yield { kind: 'publish', change: is(fourth) };
    await deleteBlog(id, fourth);
    yield { kind: 'delete', change: is(null) };
  }
}

/** Starts a load balancer that sends each request to the next instance. */
function startFront({ instances }: Cluster) {
  let turn = 0;
  return listen(0, async ({ url }, response) => {
    const { origin = '' } = instances[turn++ % instances.length] ?? {};
    const { status, headers, body } = await passOn(origin, { method: 'GET', headers: {}, url });
    response.writeHead(status, headers).end(body);
  });
}

/** `changes` is the total, which the editors share equally. */
type SpreadOptions = { editors: number; changes: number };

export type Spread = { times: number[]; receipts: number; failures: string[]; figure: string };

async function untilShown(origin: string, change: PublicChange): Promise<void> {
  if (await showsWithin(TIMEOUT_MS, origin, change)) return;
  throw new Error(`the change to ${change.id} was not visible within ${TIMEOUT_MS / 1000} s.`);
}

/** Makes changes, measures the time until every instance shows each change, and checks that the receipts are correct. */
export async function measureSpread(cluster: Cluster, { editors, changes }: SpreadOptions): Promise<Spread> {
  const front = await startFront(cluster);
  const name = `${cluster.instances.length} instances`;
  const times: number[] = [];
  const failures: string[] = [];
  let receipts = 0;
  const before = cluster.proxy.counts();
  const edit = async (editor: string) => {
    const steps = edits(editor);
    for (let n = 0; n < changes / editors; n++) {
      const { kind, change } = (await steps.next()).value;
      const begun = performance.now();
      const origins = cluster.instances.map(({ origin }) => origin);
      const spread = Promise.all(origins.map((origin) => untilShown(origin, change)));
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
  await withFetchAt(`http://127.0.0.1:${front.port}`, () =>
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
