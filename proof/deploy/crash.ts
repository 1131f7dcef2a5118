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

/** Waits until a page cannot be fetched, and returns how many milliseconds later it can be again. */
async function downTime(url: string): Promise<number> {
  const isDown = (await until(async () => !(await sends(url)), TIMEOUT_MS, PAUSE_MS)) !== null;
  const downMs = isDown ? await until(() => sends(url), TIMEOUT_MS, PAUSE_MS) : null;
  return downMs ?? Number.POSITIVE_INFINITY;
}

/**
 * Publishes a blog, ends the site's process with an error in the render that follows, and waits for its restart.
 * @param maxDown the limit in seconds for the time from the crash until the site itself sends a page again
 */
export async function restartsAfterACrash(
  live: LiveFront,
  site: RunningSite,
  maxDown: number,
): Promise<{ checks: Check[]; downMs: number }> {
  await Promise.all(PATHS.map((path) => fetch(live.url + path)));
  const end = startVisitors(live.url, PATHS, { pause: PAUSE_MS });
  const down = downTime(`http://127.0.0.1:${live.site.port}/company`);
  writeFileSync(live.crashFlag, '');
  const change = await publishBlog(site.administrator, 'Published before a crash');
  const downMs = await down;
  const isShown = await showsWithin(TIMEOUT_MS, live.url, change);
  const { count, failures } = await end();
  const some = [...new Set(failures)].slice(0, 5).join(', ');
  const checks: Check[] = [
    [`the site sends pages again within ${maxDown} s of a crash in a render`, downMs <= maxDown * 1_000],
    [
      `no request of ${count} for cached pages fails meanwhile (${some || 'none did'})`,
      failures.length === 0,
    ],
    ['the blog whose render crashed is shown after the restart', isShown],
  ];
  return { checks, downMs };
}
