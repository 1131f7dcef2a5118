import { readFileSync } from 'node:fs';

export type NginxOptions = {
  /** Absolute; holds the stored pages, and must be reachable by nginx's workers. */
  folder: string;
  /** The port that visitors use: http, or https where `tls` is given. */
  port: number;
  /** Where the site listens, on this machine. */
  sitePort: number;
  /** Where a request makes this cache store a page anew, on this machine. */
  renewPort: number;
  host: string;
  /** Files of a certificate and its key. Plain requests, on `plainPort`, are sent on to https. */
  tls?: { certificate: string; key: string; plainPort: number };
};

const TEMPLATE = 'deploy/nginx.conf';

const indented = (lines: string[]) => lines.map((line) => (line ? `  ${line}` : line)).join('\n');

/** The beginning of the server that visitors reach, and with TLS the one before it. */
function servers({ folder, port, host, renewPort, tls }: NginxOptions): string {
  const renew = `  listen 127.0.0.1:${renewPort};`;
  if (!tls) return indented(['server {', `  listen ${host}:${port};`, renew, '']);
  return indented([
    'server {',
    `  listen ${host}:${tls.plainPort};`,
    `  location /.well-known/acme-challenge/ { root ${folder}/acme; }`,
    `  location / { return 301 https://$host${port === 443 ? '' : `:${port}`}$request_uri; }`,
    '}',
    'server {',
    `  listen ${host}:${port} ssl http2;`,
    renew,
    `  ssl_certificate ${tls.certificate};`,
    `  ssl_certificate_key ${tls.key};`,
    '  ssl_protocols TLSv1.2 TLSv1.3;',
    '  ssl_session_cache shared:tls:10m;',
    '  ssl_session_timeout 1d;',
    '',
  ]);
}

/** @param modules the files of nginx's brotli modules. */
export function nginxConfig(options: NginxOptions, modules: string[], isRoot: boolean): string {
  const values: Record<string, string> = {
    MODULES: modules.map((file) => `load_module ${file};`).join('\n'),
    USER: isRoot ? 'user www-data;' : '',
    FOLDER: options.folder,
    SITE_PORT: String(options.sitePort),
    RENEW_PORT: String(options.renewPort),
    SERVERS: servers(options),
  };
  return readFileSync(TEMPLATE, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}
