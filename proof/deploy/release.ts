import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAIN_SECONDS } from '../../tools/nginx/nginx-config';
import { serveNginx } from '../../tools/nginx/serve-nginx';
import { LiveSite } from '../../tools/releases/live-site';
import { Releases } from '../../tools/releases/releases';
import { freePort } from '../../tools/stack/ports';
import { serveBuild } from '../../tools/stack/server';
import { environmentFor } from '../../tools/stack/stack';
import type { TestSite } from '../../tools/test-site';
import type { Check } from '../check';
import { startVisitors } from '../site/visitors';

const PATHS = ['/', '/company', '/search?q=tubes', '/api/live', '/feed.xml'];

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
      const env = environmentFor({ ...site, mode: 'start' });
      const running = await serveBuild({ distDir: site.distDir, port: at, env });
      served.push(name);
      return running;
    },
    pointTo: async (at) => front.reload(at),
    drainMs: (DRAIN_SECONDS + 1) * 1_000,
    log: () => undefined,
  });
  try {
    await live.start();
    const end = startVisitors(`http://127.0.0.1:${port}`, PATHS);
    await live.release(() => undefined);
    await live.rollback(() => undefined);
    const { count, failures } = await end();
    const some = [...new Set(failures)].slice(0, 5).join(', ');
    return [
      [
        `no request of ${count} fails during a release and a rollback (${some || 'none did'})`,
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
