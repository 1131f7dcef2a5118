import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NginxServer, serveNginx } from '../../tools/nginx/serve-nginx';
import { freePort } from '../../tools/stack/ports';
import type { TestSite } from '../../tools/test-site';
import { type Instance, startInstance } from '../site/instance';

export type Front = {
  url: string;
  /** The number of cached responses. */
  entries(): number;
  /** nginx's error log. */
  log(): string;
  site: { start(): Promise<void>; stop(): Promise<void> };
  stop(): Promise<void>;
};

/** Starts nginx with an empty cache in front of a separate server with the test site's build and database. */
export async function startFront(nginx: string, site: TestSite): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-proof-'));
  const [port, sitePort] = [await freePort(), await freePort()];
  let server: Instance | undefined;
  let front: NginxServer | undefined;
  const control = {
    async start() {
      server ??= await startInstance(site, { port: sitePort });
    },
    async stop() {
      await server?.end();
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
