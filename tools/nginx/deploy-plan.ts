import { resolve } from 'node:path';
import { portFrom } from '../stack/ports';
import type { NginxOptions } from './nginx-config';

export type Plan = { nginx: NginxOptions; dataDir: string; env: Record<string, string> };

function tlsFrom(env: NodeJS.ProcessEnv): NginxOptions['tls'] {
  const { TLS_CERTIFICATE, TLS_KEY } = env;
  if (!TLS_CERTIFICATE && !TLS_KEY) return undefined;
  if (!TLS_CERTIFICATE || !TLS_KEY) throw new Error('Set both TLS_CERTIFICATE and TLS_KEY.');
  return {
    certificate: resolve(TLS_CERTIFICATE),
    key: resolve(TLS_KEY),
    plainPort: portFrom('PLAIN_PORT', 80, env),
  };
}

/**
 * Returns the default folder for nginx. Even if root starts nginx, its workers do not run as root, so they cannot enter
 * every folder.
 */
const defaultFolder = () => (process.getuid?.() === 0 ? '/var/cache/purvia-site' : '.data-nginx');

/**
 * Reads the deployment plan from environment variables, listed in deploy/README.md.
 * @throws Error that names a missing or invalid variable.
 */
export function readPlan(env: NodeJS.ProcessEnv): Plan {
  const tls = tlsFrom(env);
  const port = portFrom('PORT', tls ? 443 : 8080, env);
  return {
    dataDir: env.DATA_DIR ?? '.data',
    nginx: {
      folder: resolve(env.CACHE_FOLDER ?? defaultFolder()),
      host: env.HOST ?? '*',
      port,
      sitePort: portFrom('SITE_PORT', 3001, env),
      tls,
    },
    env: {
      SITE_URL: env.SITE_URL ?? `http://localhost:${port}`,
      TRUSTED_PROXIES: env.TRUSTED_PROXIES ?? '127.0.0.1',
      NODE_ENV: 'production',
    },
  };
}
