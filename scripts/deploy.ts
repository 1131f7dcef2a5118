import { readSettings } from '../lib/settings/settings';
import { NGINX_MISSING, requireNginx } from '../tools/nginx/require-nginx';
import { serveNginx } from '../tools/nginx/serve-nginx';
import { loadSettingsFile } from '../tools/stack/settings-file';
import { readPlan } from './deploy/plan';
import { keepSite } from './deploy/site';

const log = (line: string) => console.log(line);

// Runs the site behind nginx on one machine until stopped; see deploy/README.md.
try {
  loadSettingsFile();
  const plan = readPlan(process.env);
  Object.assign(process.env, plan.env);
  readSettings(process.env);
  const nginx = requireNginx(log);
  if (!nginx) throw new Error(NGINX_MISSING);
  // Started first, so that visitors get cached pages while the site builds or starts.
  const front = await serveNginx(nginx, plan.nginx);
  const site = await keepSite(plan, log).catch(async (error: unknown) => {
    await front.stop();
    throw error;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void front.stop());
  log(`\nThe site: ${process.env.SITE_URL}`);
  process.exitCode = await front.exited;
  // If nginx exited by itself, systemd then restarts both.
  await site.stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
