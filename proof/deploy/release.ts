import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAIN_SECONDS } from '../../tools/nginx/nginx-config';
import { serveNginx } from '../../tools/nginx/serve-nginx';
import { LiveSite } from '../../tools/releases/live-site';
import { Releases } from '../../tools/releases/releases';
import { freePort } from '../../tools/stack/ports';
import { serveBuild } from '../../tools/stack/server';
import type { TestSite } from '../../tools/test-site';
import type { Check } from './checks';
import { environmentBeside } from './front';

const PATHS = ['/', '/company', '/search?q=tubes', '/api/live', '/feed.xml'];
const VISITORS = 4;

/** Requests a path over a connection of its own. @returns the status, or the error's code */
const visit = (url: string) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      response.once('error', () => resolve('aborted'));
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', (error) => resolve(String(Reflect.get(error, 'code'))));
  });

/** Requests pages until the returned function is called, which returns the number of visits and the failures. */
function visitPages(url: string) {
  let isEnding = false;
  let visits = 0;
  const failures: string[] = [];
  const visiting = Array.from({ length: VISITORS }, async () => {
    while (!isEnding) {
      for (const path of PATHS) {
        const status = await visit(url + path);
        visits += 1;
        if (status !== 200) failures.push(`${path}: ${status}`);
      }
    }
  });
  return async () => {
    isEnding = true;
    await Promise.all(visiting);
    return { visits, failures };
  };
}

/** Releases twice and rolls back behind nginx, with the test site's build, while visitors request pages. */
export async function switchesWithoutAGap(nginx: string, site: TestSite): Promise<Check[]> {
  const folder = mkdtempSync(join(tmpdir(), 'release-proof-'));
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const front = await serveNginx(nginx, { folder, port, sitePort: ports[0], host: '127.0.0.1' });
  const releases = new Releases(join(folder, 'releases'), process.cwd());
  const served: string[] = [];
  const live = new LiveSite({
    releases,
    ports,
    build: async () => undefined,
    serve: async (name, at) => {
      const options = { distDir: site.distDir, port: at, host: '127.0.0.1', env: environmentBeside(site) };
      const running = await serveBuild({ ...options, log: () => undefined });
      served.push(name);
      return running;
    },
    pointTo: async (at) => front.reload(at),
    drainMs: (DRAIN_SECONDS + 1) * 1_000,
    log: () => undefined,
  });
  try {
    await live.start();
    const end = visitPages(`http://127.0.0.1:${port}`);
    await live.release(() => undefined);
    await live.rollback(() => undefined);
    const { visits, failures } = await end();
    const some = [...new Set(failures)].slice(0, 5).join(', ');
    return [
      [
        `no request of ${visits} fails during a release and a rollback (${some || 'none did'})`,
        failures.length === 0,
      ],
      ['a rollback serves the release before', served.length === 3 && served[2] === served[0]],
    ];
  } finally {
    await live.stop();
    await front.stop();
    rmSync(folder, { recursive: true });
  }
}
