import { readSettings } from '../../lib/settings/settings';
import { fillWithExamples } from '../../tools/examples/fill';
import { makeSitemap } from '../../tools/sitemap/make-sitemap';
import { buildIfStale } from '../../tools/stack/build';
import { portFrom } from '../../tools/stack/ports';
import { serveBuild } from '../../tools/stack/server';
import { startStack } from '../../tools/stack/stack';
import type { Plan } from './plan';

export type Site = { exited: Promise<number>; stop(): Promise<void> };

const PAUSE = 1_000;

async function startEmbedded({ dataDir, nginx, env }: Plan, log: (line: string) => void): Promise<Site> {
  const { next, backend, stop } = await startStack({
    mode: 'start',
    dataDir,
    port: nginx.sitePort,
    host: '127.0.0.1',
    backendPort: portFrom('LOCAL_FIREBASE_PORT', 9390),
    distDir: '.next',
    env,
    log,
    fill: (launched) => fillWithExamples(launched, log),
  });
  const first = backend.firstAdministrator;
  if (first) log(`The first administrator, shown only once: ${first.email}, password ${first.password}`);
  return { exited: next.exited, stop };
}

async function startOnFirebase({ nginx }: Plan, log: (line: string) => void): Promise<Site> {
  const settings = readSettings(process.env);
  await buildIfStale(process.env, [JSON.stringify(settings)], log);
  await makeSitemap(process.env);
  const onOutput = (chunk: Buffer) => process.stderr.write(chunk);
  return serveBuild({
    distDir: '.next',
    port: nginx.sitePort,
    host: '127.0.0.1',
    env: process.env,
    log: onOutput,
  });
}

/** Starts the site on this machine's loopback with the configured backend. Rebuilds it if stale. */
const startOnce = (plan: Plan, log: (line: string) => void): Promise<Site> =>
  (process.env.BACKEND === 'embedded' ? startEmbedded : startOnFirebase)(plan, log);

/** Restarts the site whenever it exits. Until it is back, nginx serves cached pages. */
export async function keepSite(plan: Plan, log: (line: string) => void): Promise<Pick<Site, 'stop'>> {
  let stopped = false;
  let site = await startOnce(plan, log);
  const watch = async () => {
    for (;;) {
      const code = await site.exited;
      if (stopped) return;
      log(`The site exited with code ${code}. nginx serves cached pages while it restarts …`);
      await site.stop().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const failed = (error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        return { exited: Promise.resolve(1), stop: async () => undefined };
      };
      site = await startOnce(plan, log).catch(failed);
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
