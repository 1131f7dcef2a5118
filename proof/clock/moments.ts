import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { emptyRecord } from '../../lib/model/converter';
import type { PublicChange } from '../../lib/publishing/revision-mark';
import { deleteBlog, getBlog, updateBlog } from '../../lib/records/facade';
import { generateId } from '../../lib/records/ids';
import { showsWithin } from '../site/publish';
import { get } from '../site/wire';
import type { Cluster } from './cluster';

const mark = (id: string, revision: number): PublicChange => ({ collection: 'Blog', id, revision });

const newBlog = (title: string) => ({ ...emptyRecord('Blog', generateId()), title, published: true });

const originOf = (cluster: Cluster, index: number) => {
  const instance = cluster.instances[index];
  if (!instance) throw new Error(`Instance ${index} is not running.`);
  return instance;
};

/** Suspends a server during a change, and checks that the server's first response afterwards shows the change. */
export async function playPause(cluster: Cluster, seconds: number): Promise<string[]> {
  const instance = originOf(cluster, 0);
  await get(instance.origin);
  instance.signal('SIGSTOP');
  const blog = newBlog('While paused');
  const revision = await updateBlog(blog);
  await sleep(seconds * 1000);
  // Sends this request before the server resumes, so that the server handles it first.
  const first = get(instance.origin);
  await sleep(50);
  instance.signal('SIGCONT');
  const { body } = await first;
  await deleteBlog(blog.id, revision);
  return body.includes(`"Blog/${blog.id}@${revision}"`)
    ? []
    : [`An instance that had been suspended for ${seconds} s sent a stale page.`];
}

/**
 * Waits, for at most a minute, until no content has been read for two seconds. Restarted instances first read all
 * content.
 */
async function readsEnd({ proxy }: Cluster): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (let before = -1; before !== proxy.counts().documents && Date.now() < deadline; ) {
    before = proxy.counts().documents;
    await sleep(2_000);
  }
}

/**
 * Checks that visits read only the change counter and scheduled records, and that an idle server sends no requests to the
 * database.
 */
export async function playIdle(
  cluster: Cluster,
  idleSeconds: number,
): Promise<{ figures: string[]; failures: string[] }> {
  const failures: string[] = [];
  const origin = originOf(cluster, 0).origin;
  await readsEnd(cluster);
  const before = cluster.proxy.counts();
  for (let n = 0; n < 1_000; n++) await get(`${origin}${['/', '/blogs', '/press', '/company'][n % 4]}`);
  const after = cluster.proxy.counts();
  const visits = after.documents - before.documents;
  const looks = after.looks - before.looks;
  const due = after.due - before.due;
  if (visits > 0) failures.push(`1,000 visits read ${visits} documents.`);
  await cluster.resize(0);
  await cluster.resize(1);
  await sleep(3_000);
  const idleBefore = cluster.proxy.counts().requests;
  await sleep(idleSeconds * 1000);
  const idle = cluster.proxy.counts().requests - idleBefore;
  if (idle > 0) failures.push(`An idle server made ${idle} requests to the database in ${idleSeconds} s.`);
  return {
    failures,
    figures: [
      `1,000 visits: ${looks} reads of the change counter, ${due} queries for scheduled records, ${visits} other reads`,
      `idle for ${idleSeconds} s: ${idle} requests`,
    ],
  };
}

/** Limits how many records are compared or deleted at once. */
const inTurn = pLimit(8);

type Written = { id: string; revision: number };

/**
 * Kills the backend or a server, in alternate rounds, while two editors publish. Returns the number of acknowledged
 * writes and the failures.
 * @param limit the time in seconds within which every instance must show the last acknowledged write
 */
export async function playKills(
  cluster: Cluster,
  rounds: number,
  limit: number,
): Promise<{ acknowledged: number; failures: string[] }> {
  const failures: string[] = [];
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    const latest = new Map<string, Written>();
    let isOver = false;
    const editor = async () => {
      while (!isOver) {
        let blog = newBlog('Killed');
        try {
          for (let n = 0; n < 3; n++) {
            const revision = await updateBlog(blog);
            blog = { ...blog, revision };
            latest.set(blog.id, { id: blog.id, revision });
            acknowledged += 1;
          }
        } catch {
          // The write was not acknowledged, so it might or might not be stored.
          latest.delete(blog.id);
          await sleep(100);
        }
      }
    };
    const working = [editor(), editor()];
    const index = round % cluster.instances.length;
    await sleep(300 + Math.random() * 700);
    if (round % 2 === 0) {
      await cluster.killBackend();
      await sleep(Math.random() * 500);
      await cluster.startBackend();
    } else {
      await cluster.restart(index);
    }
    await sleep(500);
    isOver = true;
    await Promise.all(working);
    const all = [...latest.values()];
    // The home page shows the newest records, so it must show the last acknowledged record.
    const last = all.at(-1);
    for (const { origin } of cluster.instances) {
      if (last && !(await showsWithin(limit * 1_000, origin, mark(last.id, last.revision))))
        failures.push(`Round ${round}: an instance was still stale after ${limit} s.`);
    }
    await inTurn.map(all, async ({ id, revision }) => {
      const stored = await getBlog(id);
      if (stored?.revision !== revision)
        failures.push(
          `${id} is stored with revision ${stored?.revision}, but revision ${revision} was acknowledged.`,
        );
    });
    await inTurn.map(all, ({ id, revision }) => deleteBlog(id, revision));
  }
  return { acknowledged, failures };
}
