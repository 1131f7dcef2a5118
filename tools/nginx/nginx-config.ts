import { readFileSync } from 'node:fs';
import { PLAIN_PAGE_POLICY } from '../../lib/markup/plain-page';

export type NginxOptions = {
  /** Absolute path of the folder for nginx's configuration, cache and log. nginx's workers must have access. */
  folder: string;
  /** The public port: HTTP, or HTTPS if `tls` is given. */
  port: number;
  /** The site's port on this machine. */
  sitePort: number;
  host: string;
  /** Paths of the certificate and key. `plainPort` serves ACME challenges and redirects other requests to HTTPS. */
  tls?: { certificate: string; key: string; plainPort: number };
};

/** How long requests that have begun may take to finish after a reload, in seconds. */
export const DRAIN_SECONDS = 10;

const TEMPLATE = 'deploy/nginx.conf';

const indented = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line)).join('\n');

/** The start of the public server block. With TLS, it follows a server block that redirects to HTTPS. */
function servers({ folder, port, host, tls }: NginxOptions): string {
  if (!tls) return indented(['server {', `  listen ${host}:${port};`, '']);
  return indented([
    'server {',
    `  listen ${host}:${tls.plainPort};`,
    `  location /.well-known/acme-challenge/ { root ${folder}/acme; }`,
    `  location / { return 301 https://$host${port === 443 ? '' : `:${port}`}$request_uri; }`,
    '}',
    'server {',
    `  listen ${host}:${port} ssl http2;`,
    `  ssl_certificate ${tls.certificate};`,
    `  ssl_certificate_key ${tls.key};`,
    '  ssl_protocols TLSv1.2 TLSv1.3;',
    '  ssl_session_cache shared:tls:10m;',
    '  ssl_session_timeout 1d;',
    '',
  ]);
}

/** Returns `deploy/nginx.conf` with its placeholders filled in. */
export function nginxConfig(options: NginxOptions, isRoot: boolean): string {
  const values: Record<string, string> = {
    USER: isRoot ? 'user www-data;' : '',
    FOLDER: options.folder,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    SITE_PORT: String(options.sitePort),
    OUTAGE_POLICY: PLAIN_PAGE_POLICY,
    SERVERS: servers(options),
  };
  return readFileSync(TEMPLATE, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}
