import { passwordNotice } from 'local-firebase/outbox';
import { type RunningProcess, type Supervised, supervise } from '../lib/processes/supervise';
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

const log = (line: string) => console.log(line);

async function startEmbedded({ dataDir, nginx, env }: Plan): Promise<RunningProcess> {
  const { next, stop } = await startStack({
    mode: 'start',
    dataDir,
    port: nginx.sitePort,
    host: '127.0.0.1',
    backendPort: portFrom('LOCAL_FIREBASE_PORT', 9390),
    distDir: '.next',
    env,
    log,
    onFirstAdministrator: (first) => log(passwordNotice('The first administrator', first, dataDir)),
    fill: (launched) => fillWithExamples(launched, log),
  });
  return { exited: next.exited, stop };
}

async function startOnFirebase({ nginx }: Plan): Promise<RunningProcess> {
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
const startOnce = (plan: Plan): Promise<RunningProcess> =>
  (process.env.BACKEND === 'embedded' ? startEmbedded : startOnFirebase)(plan);

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
  let isStopping = false;
  let site: Supervised<RunningProcess> | undefined;
  const stop = async () => {
    isStopping = true;
    await Promise.all([front.stop(), site?.stop()]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  try {
    site = await supervise({ name: 'The site', start: () => startOnce(plan), log });
    if (!isStopping) log(`\nThe site: ${process.env.SITE_URL}`);
    const code = await front.exited;
    if (!isStopping) throw new Error(`nginx ended (exit code ${code}), so no pages can be served.`);
    process.exitCode = code;
  } finally {
    await stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
