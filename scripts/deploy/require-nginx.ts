import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Nginx = { command: string; modules: string[] };

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter'];

const COMMANDS = [process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'].map(
  (folder) => `${folder}/ngx_http_brotli_filter_module.so`,
);

/** The system's nginx with its brotli module, or null where one of them is missing. */
export function findNginx(): Nginx | null {
  const command = COMMANDS.find((file) => file && existsSync(file));
  const module = MODULES.find((file) => existsSync(file));
  return command && module ? { command, modules: [module] } : null;
}

/** Finds nginx, or installs it from the system's packages where we are root. Null where neither can be. */
export function requireNginx(say: (line: string) => void): Nginx | null {
  const found = findNginx();
  if (found || process.getuid?.() !== 0) return found;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
  say(`Installing nginx: ${command} …`);
  // A service that starts by itself would take port 80.
  const keepStopped = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout: 300_000, env: keepStopped });
  return findNginx();
}

export const NGINX_MISSING = `nginx with its brotli module was not found. Install it: apt-get install ${PACKAGES.join(' ')}`;
