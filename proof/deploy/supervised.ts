import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DRAIN_SECONDS } from '../../tools/nginx/nginx-config';
import { serveNginx } from '../../tools/nginx/serve-nginx';
import { LiveSite } from '../../tools/releases/live-site';
import { Releases } from '../../tools/releases/releases';
import { freePort } from '../../tools/stack/ports';
import { serveBuild } from '../../tools/stack/server';
import { environmentFor } from '../../tools/stack/stack';
import type { RunningSite, TestSite } from '../../tools/test-site';
import type { Check } from '../check';
import { publishBlog, showsWithin } from '../site/publish';
import { startVisitors } from '../site/visitors';
import { until } from '../until';

const PRELOAD = pathToFileURL(resolve('proof/deploy/crash.mjs')).href;

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

const PATHS = ['/', '/company', '/search?q=tubes', '/api/live', '/feed.xml'];

/** Pages that nginx has cached. */
const CACHED = ['/', '/company', '/feed.xml'];

const some = (failures: string[]) => [...new Set(failures)].slice(0, 5).join(', ') || 'none did';

/** Releases and rolls back while visitors request pages. */
async function switchesWithoutAGap(url: string, site: LiveSite, started: string[]): Promise<Check[]> {
  const end = startVisitors(url, PATHS);
  await site.release(() => undefined);
  await site.rollback(() => undefined);
  const { count, failures } = await end();
  return [
    [
      `no request of ${count} fails during a release and a rollback (${some(failures)})`,
      failures.length === 0,
    ],
    ['a rollback serves the release before', started.length === 3 && started[2] === started[0]],
  ];
}

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

export type Supervised = { checks: Check[]; down: Down };

/**
 * Publishes a blog, ends the site's process with an error in the render that follows, and waits for its restart.
 * @param maxDown the limit in seconds for the process
 */
async function restartsAfterACrash(
  url: string,
  {
    origin,
    crashFlag,
    administrator,
    maxDown,
  }: {
    origin: string;
    /** The path of a file. Once it is written, the next render ends the site's process. */
    crashFlag: string;
    administrator: RunningSite['administrator'];
    maxDown: number;
  },
): Promise<Supervised> {
  await Promise.all(CACHED.map((path) => fetch(url + path)));
  const end = startVisitors(url, CACHED, { pause: PAUSE_MS });
  const downTimes = Promise.all(['/api/live', '/company'].map((path) => downTime(origin + path)));
  writeFileSync(crashFlag, '');
  const change = await publishBlog(administrator, 'Published before a crash');
  const [process = Number.POSITIVE_INFINITY, page = Number.POSITIVE_INFINITY] = await downTimes;
  const isShown = await showsWithin(TIMEOUT_MS, url, change);
  const { count, failures } = await end();
  const checks: Check[] = [
    [`the site responds again within ${maxDown} s of a crash in a render`, process <= maxDown * 1_000],
    [`no request of ${count} for cached pages fails meanwhile (${some(failures)})`, failures.length === 0],
    ['the blog whose render crashed is shown after the restart', isShown],
  ];
  return { checks, down: { process, page } };
}

/**
 * Starts nginx, and behind it the site with its supervisor, as `npm run deploy` runs them, and runs the checks that need
 * the supervisor. Each release is the same build.
 * @param maxDown the limit in seconds for a restart after a crash
 */
export async function checkSupervised(
  nginx: string,
  testSite: TestSite,
  maxDown: number,
): Promise<Supervised> {
  const { administrator } = await testSite.running();
  const folder = mkdtempSync(join(tmpdir(), 'release-proof-'));
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const front = await serveNginx(nginx, { folder, port, sitePort: ports[0], host: '127.0.0.1' });
  const crashFlag = join(folder, 'crash');
  const env = {
    ...environmentFor({ ...testSite, mode: 'start' }),
    NODE_OPTIONS: `--import ${PRELOAD}`,
    CRASH_FLAG: crashFlag,
  };
  const started: string[] = [];
  const site = new LiveSite({
    releases: new Releases(join(folder, 'releases'), process.cwd()),
    ports,
    build: async () => undefined,
    serve: async (release, at) => {
      const running = await serveBuild({ distDir: testSite.distDir, port: at, env });
      started.push(release);
      return running;
    },
    pointTo: async (at) => front.reload(at),
    drainMs: (DRAIN_SECONDS + 1) * 1_000,
    log: () => undefined,
  });
  try {
    await site.start();
    const url = `http://127.0.0.1:${port}`;
    const switches = await switchesWithoutAGap(url, site, started);
    const origin = `http://127.0.0.1:${site.port}`;
    const { checks, down } = await restartsAfterACrash(url, { origin, crashFlag, administrator, maxDown });
    return { checks: [...switches, ...checks], down };
  } finally {
    await site.stop();
    await front.stop();
    rmSync(folder, { recursive: true });
  }
}
