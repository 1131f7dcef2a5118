import { readSettings } from '../lib/settings/settings';
import { fillWithExamples } from '../tools/examples/fill';
import { type Plan, readPlan } from '../tools/nginx/deploy-plan';
import { NGINX_MISSING, requireNginx } from '../tools/nginx/require-nginx';
import { serveNginx } from '../tools/nginx/serve-nginx';
import { makeSitemap } from '../tools/sitemap/make-sitemap';
import { buildIfStale } from '../tools/stack/build';
import { portFrom } from '../tools/stack/ports';
import { serveBuild } from '../tools/stack/server';
import { loadSettingsFile } from '../tools/stack/settings-file';
import { startStack } from '../tools/stack/stack';

type Site = { exited: Promise<number>; stop(): Promise<void> };

const PAUSE_MS = 1_000;

const log = (line: string) => console.log(line);

async function startEmbedded({ dataDir, nginx, env }: Plan): Promise<Site> {
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
  if (first)
    log(`The first administrator's credentials, shown only once: ${first.email}, password ${first.password}`);
  return { exited: next.exited, stop };
}

async function startOnFirebase({ nginx }: Plan): Promise<Site> {
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

/** Starts the site on the loopback interface, with the configured backend. If the build is stale, rebuilds it first. */
const startOnce = (plan: Plan): Promise<Site> =>
  (process.env.BACKEND === 'embedded' ? startEmbedded : startOnFirebase)(plan);

/** Starts the site, and restarts it after each exit until it is stopped. */
async function keepSite(plan: Plan): Promise<Pick<Site, 'stop'>> {
  let stopped = false;
  let site = await startOnce(plan);
  const watch = async () => {
    for (;;) {
      const code = await site.exited;
      if (stopped) return;
      log(`The site is down (code ${code}). nginx will serve cached pages while the site restarts …`);
      await site.stop().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const failed = (error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        return { exited: Promise.resolve(1), stop: async () => undefined };
      };
      site = await startOnce(plan).catch(failed);
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

// Runs the site behind nginx on one machine until stopped; see deploy/README.md.
try {
  loadSettingsFile();
  const plan = readPlan(process.env);
  Object.assign(process.env, plan.env);
  readSettings(process.env);
  const nginx = requireNginx(log);
  if (!nginx) throw new Error(NGINX_MISSING);
  // Start nginx first, so that visitors get cached pages while the site builds or starts.
  const front = await serveNginx(nginx, plan.nginx);
  const site = await keepSite(plan).catch(async (error: unknown) => {
    await front.stop();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void front.stop());
  log(`\nThe site: ${process.env.SITE_URL}`);
  process.exitCode = await front.exited;
  // If nginx exited by itself, stop the site too, so that systemd restarts both.
  await site.stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
