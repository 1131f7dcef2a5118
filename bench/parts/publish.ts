import { setTimeout as pause } from 'node:timers/promises';
import { signIn, signOutUser } from '@/lib/firebase/auth';
import { getBlogs, updateBlog } from '@/lib/records/facade';
import { showsNow } from '../../proof/site/publish';
import { until } from '../../proof/until';
import { median, quantile } from '../../tools/quantile';
import { benchPart, keep, seconds, table } from '../part';

/** For each publish, the milliseconds from the save until a visitor to the home page sees the change. */
type Publishes = { onNext: number[]; behindNginx: number[] };

const PUBLISHES = 100;
const TIMEOUT_MS = 20_000;
const PAUSE = 10;
/**
 * The longest random pause between publishes, in milliseconds. Because of the random pauses, publishes begin at
 * different points in the polling interval.
 */
const MAX_GAP = 1_000;

export const publish = benchPart<Publishes>(
  'publish',
  async ({ log, site }) => {
    const next = await site.served('filtered');
    const nginx = await site.behindNginx(false);
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
      const seen = async ({ url }: { url: string }) => {
        if ((await until(() => showsNow(`${url}/`, change), TIMEOUT_MS, PAUSE)) === null)
          throw new Error(`${url} did not show the change within ${TIMEOUT_MS / 1000} seconds.`);
        return performance.now() - begun;
      };
      const [onNext, behindNginx] = await Promise.all([seen(next), seen(nginx)]);
      times.onNext.push(onNext);
      times.behindNginx.push(behindNginx);
      await pause(Math.random() * MAX_GAP);
    }
    await signOutUser();
    await nginx.stop();
    keep('publish', times);
  },
  {
    title: 'Publishing',
    targets({ behindNginx }) {
      const slow = quantile(behindNginx, 0.95);
      return [
        ['95 of 100 publishes are live within 2 s', `within ${seconds(slow)} behind nginx`, slow <= 2000],
      ];
    },
    lines({ onNext, behindNginx }) {
      const row = (name: string, times: number[]) => [
        ...[name, seconds(median(times)), seconds(quantile(times, 0.95)), seconds(Math.max(...times))],
      ];
      return table(
        ['time from the save until the home page shows the change', 'median', 'p95', 'longest'],
        [row("the site's server", onNext), row('nginx as in `deploy/`', behindNginx)],
      );
    },
  },
);
