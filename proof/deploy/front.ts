import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Nginx } from '../../scripts/deploy/require-nginx';
import { type NginxServer, serveNginx } from '../../scripts/deploy/serve-nginx';
import type { NextServer } from '../../scripts/stack/next';
import { freePort } from '../../scripts/stack/ports';
import { serveBuild } from '../../scripts/stack/server';
import type { TestSite } from '../../scripts/test/test-site';

export type Front = {
  url: string;
  renewPort: number;
  next: { start(): Promise<void>; stop(): Promise<void> };
  stop(): Promise<void>;
};

/** nginx with an empty store before a server of its own, which serves the test site's build and database. */
export async function startFront(nginx: Nginx, site: TestSite): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-proof-'));
  const [port, sitePort, renewPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    BACKEND: 'embedded',
    NODE_ENV: 'production',
    LOCAL_FIREBASE_PORT: String(site.backendPort),
    SITE_URL: `http://localhost:${site.port}`,
    NEXT_DIST_DIR: site.distDir,
  } as const;
  let next: NextServer | undefined;
  let front: NginxServer | undefined;
  const control = {
    async start() {
      next ??= await serveBuild({
        distDir: site.distDir,
        port: sitePort,
        host: '127.0.0.1',
        env,
        log: () => undefined,
      });
    },
    async stop() {
      await next?.stop();
      next = undefined;
    },
  };
  const stop = async () => {
    await front?.stop();
    await control.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await control.start();
    front = await serveNginx(nginx, { folder, port, sitePort, renewPort, host: '127.0.0.1' });
    return { url: `http://127.0.0.1:${port}`, renewPort, next: control, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
