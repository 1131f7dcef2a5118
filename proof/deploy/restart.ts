import { writeFileSync } from 'node:fs';
import type { RunningSite } from '../../tools/test-site';
import type { Check } from '../check';
import { publishBlog, showsWithin } from '../site/publish';
import { startVisitors } from '../site/visitors';
import { until } from '../until';
import type { LiveFront } from './live-front';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/** Pages that nginx has cached. */
const PATHS = ['/', '/company', '/feed.xml'];

const sends = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until an address cannot be fetched, and returns how many milliseconds later it can be again. */
async function downTime(url: string): Promise<number> {
  const isDown = (await until(async () => !(await sends(url)), TIMEOUT_MS, PAUSE_MS)) !== null;
  const downMs = isDown ? await until(() => sends(url), TIMEOUT_MS, PAUSE_MS) : null;
  return downMs ?? Number.POSITIVE_INFINITY;
}

/** The times in milliseconds from a crash until the site's process responds, and until it sends a page, again. */
type Down = { process: number; page: number };

/**
 * Publishes a blog, ends the site's process with an error in the render that follows, and waits for its restart.
 * @param maxDown the limit in seconds for the process
 */
export async function restartsAfterACrash(
  live: LiveFront,
  site: RunningSite,
  maxDown: number,
): Promise<{ checks: Check[]; down: Down }> {
  await Promise.all(PATHS.map((path) => fetch(live.url + path)));
  const end = startVisitors(live.url, PATHS, { pause: PAUSE_MS });
  const origin = `http://127.0.0.1:${live.site.port}`;
  const downTimes = Promise.all(['/api/live', '/company'].map((path) => downTime(origin + path)));
  writeFileSync(live.crashFlag, '');
  const change = await publishBlog(site.administrator, 'Published before a crash');
  const [process = Number.POSITIVE_INFINITY, page = Number.POSITIVE_INFINITY] = await downTimes;
  const isShown = await showsWithin(TIMEOUT_MS, live.url, change);
  const { count, failures } = await end();
  const some = [...new Set(failures)].slice(0, 5).join(', ');
  const checks: Check[] = [
    [`the site responds again within ${maxDown} s of a crash in a render`, process <= maxDown * 1_000],
    [
      `no request of ${count} for cached pages fails meanwhile (${some || 'none did'})`,
      failures.length === 0,
    ],
    ['the blog whose render crashed is shown after the restart', isShown],
  ];
  return { checks, down: { process, page } };
}
