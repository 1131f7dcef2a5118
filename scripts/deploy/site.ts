import { readSettings } from '../../lib/settings/settings';
import { fillWithExamples } from '../examples/fill';
import { makeSitemap } from '../sitemap/make-sitemap';
import { buildIfStale } from '../stack/build';
import { portFrom } from '../stack/ports';
import { serveBuild } from '../stack/server';
import { startStack } from '../stack/stack';
import type { Plan } from './plan';

export type Site = { exited: Promise<number>; stop(): Promise<void> };

const PAUSE = 1_000;

async function startEmbedded({ dataDir, nginx, env }: Plan, say: (line: string) => void): Promise<Site> {
  const { next, backend, stop } = await startStack({
    mode: 'start',
    dataDir,
    port: nginx.sitePort,
    host: '127.0.0.1',
    backendPort: portFrom('LOCAL_FIREBASE_PORT', 9390),
    distDir: '.next',
    env,
    say,
    fill: (launched) => fillWithExamples(launched, say),
  });
  const first = backend.firstAdministrator;
  if (first) say(`The first administrator, shown only once: ${first.email}, password ${first.password}`);
  return { exited: next.exited, stop };
}

async function startOnFirebase({ nginx }: Plan, say: (line: string) => void): Promise<Site> {
  const settings = readSettings(process.env);
  await buildIfStale(process.env, [JSON.stringify(settings)], say);
  await makeSitemap(process.env);
  const log = (chunk: Buffer) => process.stderr.write(chunk);
  return serveBuild({ distDir: '.next', port: nginx.sitePort, host: '127.0.0.1', env: process.env, log });
}

/** Starts the site on this machine's loopback with the configured backend. Rebuilds it if stale. */
const startOnce = (plan: Plan, say: (line: string) => void): Promise<Site> =>
  (process.env.BACKEND === 'embedded' ? startEmbedded : startOnFirebase)(plan, say);

/** Restarts the site whenever it exits. Until it is back, nginx serves cached pages. */
export async function keepSite(plan: Plan, say: (line: string) => void): Promise<Pick<Site, 'stop'>> {
  let stopped = false;
  let site = await startOnce(plan, say);
  const watch = async () => {
    for (;;) {
      const code = await site.exited;
      if (stopped) return;
      say(`The site exited with code ${code}. nginx serves cached pages while it restarts …`);
      await site.stop().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const failed = (error: unknown) => {
        say(error instanceof Error ? error.message : String(error));
        return { exited: Promise.resolve(1), stop: async () => undefined };
      };
      site = await startOnce(plan, say).catch(failed);
    }
  };
  void watch();
  return {
    async stop() {
      stopped = true;
      await site.stop();
    },
  };
}
