import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const COMMANDS = [process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];

const findNginx = (): string | null => COMMANDS.find((file) => file && existsSync(file)) ?? null;

const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends nginx';

/** Returns nginx's path, or null. When running as root, installs the system's package if nginx is missing. */
export function requireNginx(log: (line: string) => void): string | null {
  const found = findNginx();
  if (found || process.getuid?.() !== 0) return found;
  log(`Installing nginx: ${INSTALL} …`);
  // Keep the package's service from starting, because it would take port 80.
  const keepStopped = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('sh', ['-c', INSTALL], { stdio: 'ignore', timeout: 300_000, env: keepStopped });
  return findNginx();
}

export const NGINX_MISSING = 'nginx was not found. Install it: apt-get install nginx';
