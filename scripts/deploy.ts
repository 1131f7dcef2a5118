import { readSettings } from '../lib/settings/settings';
import { readPlan } from './deploy/plan';
import { NGINX_MISSING, requireNginx } from './deploy/require-nginx';
import { serveNginx } from './deploy/serve-nginx';
import { keepSite } from './deploy/site';
import { loadSettingsFile } from './stack/settings-file';

const say = (line: string) => console.log(line);

// Runs the site behind nginx on one machine until stopped; see deploy/README.md.
try {
  loadSettingsFile();
  const plan = readPlan(process.env);
  Object.assign(process.env, plan.env);
  readSettings(process.env);
  const nginx = requireNginx(say);
  if (!nginx) throw new Error(NGINX_MISSING);
  // Started first, so that visitors get cached pages while the site builds or starts.
  const front = await serveNginx(nginx, plan.nginx);
  const site = await keepSite(plan, say).catch(async (error: unknown) => {
    await front.stop();
    throw error;
  });
  const stop = async () => {
    await front.stop();
    await site.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  say(`\nThe site: ${process.env.SITE_URL}`);
  process.exitCode = await front.exited;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
