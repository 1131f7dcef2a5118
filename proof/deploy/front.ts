import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningProcess } from '../../lib/processes/supervise';
import { type NginxServer, serveNginx } from '../../tools/nginx/serve-nginx';
import { freePort } from '../../tools/stack/ports';
import { serveBuild } from '../../tools/stack/server';
import type { TestSite } from '../../tools/test-site';

export type Front = {
  url: string;
  /** The number of cached responses. */
  entries(): number;
  /** nginx's error log. */
  log(): string;
  site: { start(): Promise<void>; stop(): Promise<void> };
  stop(): Promise<void>;
};

/** The environment for another server with the test site's build and database. */
export const environmentBeside = (site: TestSite) =>
  ({
    ...process.env,
    BACKEND: 'embedded',
    NODE_ENV: 'production',
    LOCAL_FIREBASE_PORT: String(site.backendPort),
    SITE_URL: `http://localhost:${site.port}`,
    NEXT_DIST_DIR: site.distDir,
  }) as const;

/** Starts nginx with an empty cache in front of a separate server with the test site's build and database. */
export async function startFront(nginx: string, site: TestSite): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-proof-'));
  const [port, sitePort] = [await freePort(), await freePort()];
  const env = environmentBeside(site);
  let server: RunningProcess | undefined;
  let front: NginxServer | undefined;
  const control = {
    async start() {
      server ??= await serveBuild({
        distDir: site.distDir,
        port: sitePort,
        host: '127.0.0.1',
        env,
        log: () => undefined,
      });
    },
    async stop() {
      await server?.stop();
      server = undefined;
    },
  };
  const stop = async () => {
    await front?.stop();
    await control.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await control.start();
    front = await serveNginx(nginx, { folder, port, sitePort, host: '127.0.0.1' });
    const store = join(folder, 'store');
    const entries = () =>
      readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
    const log = () => readFileSync(join(folder, 'error.log'), 'utf8');
    return { url: `http://127.0.0.1:${port}`, entries, log, site: control, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
