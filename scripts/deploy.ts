import { resolve } from 'node:path';
import { passwordNotice } from 'local-firebase/outbox';
import { readSettings } from '../lib/settings/settings';
import { fillWithExamples } from '../tools/examples/fill';
import { logLine } from '../tools/log-line';
import { type Plan, readPlan } from '../tools/nginx/deploy-plan';
import { DRAIN_SECONDS } from '../tools/nginx/nginx-config';
import { NGINX_MISSING, requireNginx } from '../tools/nginx/require-nginx';
import { serveNginx } from '../tools/nginx/serve-nginx';
import { listenForCommands } from '../tools/releases/control';
import { RELEASES, SOCKET } from '../tools/releases/deployment';
import { LiveSite } from '../tools/releases/live-site';
import { Releases } from '../tools/releases/releases';
import { portFrom } from '../tools/stack/ports';
import { serveBuild } from '../tools/stack/server';
import { loadSettingsFile } from '../tools/stack/settings-file';
import { type Backend, startBackend } from '../tools/stack/stack';

const log = (line: string) => logLine(line);

/** Starts the embedded backend, if that is configured. */
const startDatabase = (plan: Plan): Promise<Backend> | undefined =>
  process.env.BACKEND === 'embedded'
    ? startBackend({
        mode: 'start',
        dataDir: plan.dataDir,
        port: plan.nginx.sitePort,
        backendPort: portFrom('LOCAL_FIREBASE_PORT', 9390),
        distDir: '.next',
        env: plan.env,
        log,
        onFirstAdministrator: (first) => log(passwordNotice('The first administrator', first, plan.dataDir)),
        fill: (launched) => fillWithExamples(launched, log),
      })
    : undefined;

// Runs the site behind nginx on one machine until stopped; see deploy/README.md.
try {
  loadSettingsFile();
  const plan = readPlan(process.env);
  Object.assign(process.env, plan.env);
  readSettings(process.env);
  const nginx = requireNginx(log);
  if (!nginx) throw new Error(NGINX_MISSING);
  const releases = new Releases(resolve(RELEASES), process.cwd());
  // Start nginx first, so that visitors get cached pages while the site builds or starts.
  const front = await serveNginx(nginx, plan.nginx);
  const stopping = new AbortController();
  let backend: Backend | undefined;
  const { sitePort } = plan.nginx;
  const site = new LiveSite({
    releases,
    ports: [sitePort, sitePort + 1],
    build: (name, progress) =>
      releases.build(name, backend?.database ?? '', { log: progress, signal: stopping.signal }),
    serve: (name, port) =>
      serveBuild({
        cwd: releases.folderOf(name),
        distDir: '.next',
        port,
        host: '127.0.0.1',
        env: process.env,
        log: (chunk) => process.stderr.write(chunk),
      }),
    pointTo: async (port) => front.reload(port),
    drainMs: (DRAIN_SECONDS + 1) * 1_000,
    log,
  });
  const endCommands = await listenForCommands(SOCKET, {
    release: (progress) => site.release(progress),
    rollback: (progress) => site.rollback(progress),
    certificate: async () => front.reload(site.port),
  });
  const stop = async () => {
    stopping.abort();
    endCommands();
    await Promise.all([front.stop(), site.stop()]);
    await backend?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  try {
    backend = await startDatabase(plan);
    await backend?.filled;
    await site.start();
    log(`\nThe site: ${process.env.SITE_URL}`);
    const code = await front.exited;
    if (!stopping.signal.aborted)
      throw new Error(`nginx ended (exit code ${code}), so no pages can be served.`);
    process.exitCode = code;
  } finally {
    await stop();
  }
} catch (error) {
  logLine(error instanceof Error ? error.message : String(error), 'ERROR');
  process.exitCode = 1;
}
