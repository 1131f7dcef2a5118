import { mkdtempSync, rmSync } from 'node:fs';
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
import type { TestSite } from '../../tools/test-site';

const PRELOAD = pathToFileURL(resolve('proof/deploy/crash.mjs')).href;

/** nginx, and behind it the site with its supervisor, as `npm run deploy` runs them. Each release is the same build. */
export type LiveFront = {
  url: string;
  site: LiveSite;
  /** The releases that were started. */
  started: string[];
  /** The path of a file. Once it is written, the next render ends the site's process. */
  crashFlag: string;
  stop(): Promise<void>;
};

export async function startLiveFront(nginx: string, testSite: TestSite): Promise<LiveFront> {
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
  const stop = async () => {
    await site.stop();
    await front.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await site.start();
    return { url: `http://127.0.0.1:${port}`, site, started, crashFlag, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
