import { setTimeout as pause } from 'node:timers/promises';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import type { PublicChange } from '@/lib/publishing/revision-mark';
import { getBlogs, updateBlog } from '@/lib/records/facade';
import { showsNow } from '../../proof/site/publish';
import { until } from '../../proof/until';
import type { BenchPart } from '../part';
import { keep } from '../results';

/** For each publish, the milliseconds from the save until a visitor to the home page sees the change. */
export type Publishes = { onNext: number[]; behindNginx: number[] };

const PUBLISHES = 100;
const TIMEOUT_MS = 20_000;
const PAUSE = 10;
/**
 * The longest random pause between publishes, in milliseconds. Because of the random pauses, publishes begin at
 * different points in the polling interval.
 */
const MAX_GAP = 1_000;

async function seen(url: string, change: PublicChange, begun: number): Promise<number> {
  const isShown = await until(() => showsNow(`${url}/`, change), TIMEOUT_MS, PAUSE);
  if (isShown !== null) return performance.now() - begun;
  throw new Error(`${url} did not show the change within ${TIMEOUT_MS / 1000} seconds.`);
}

export const publish: BenchPart = {
  name: 'publish',
  async measure({ log, site }) {
    const next = await site.served('filtered');
    const nginx = await site.behindNginx('filtered', false);
    const { email, password } = await site.administrator();
    await signIn(email, password);
    let blog = (await getBlogs(false))[0];
    if (!blog) throw new Error('The database contains no blogs.');
    const { title } = blog;
    const times: Publishes = { onNext: [], behindNginx: [] };
    log(`Publishing ${PUBLISHES} times …`);
    for (let n = 1; n <= PUBLISHES; n += 1) {
      const begun = performance.now();
      const revision = await updateBlog({ ...blog, title: n === PUBLISHES ? title : `${title} (${n})` });
      blog = { ...blog, revision };
      const change = { collection: 'Blog', id: blog.id, revision } as const;
      const [onNext, behindNginx] = await Promise.all([
        seen(next.url, change, begun),
        seen(nginx.url, change, begun),
      ]);
      times.onNext.push(onNext);
      times.behindNginx.push(behindNginx);
      await pause(Math.random() * MAX_GAP);
    }
    await signOutUser();
    await nginx.stop();
    keep<Publishes>('publish', times);
  },
};
