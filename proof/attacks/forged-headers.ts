import { get } from '../site/wire';
import type { Attack, Target } from './attack';

/** A path whose response changes over time, because it contains an expiry date. */
const DATED = '/.well-known/security.txt';

const forged = (token: string): Record<string, string>[] => [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/admin' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': 'evil.example' },
  { 'x-middleware-set-cookie': 'a=b' },
  { 'x-middleware-prefetch': '1' },
  { 'x-invoke-path': '/admin' },
  { 'x-invoke-status': '500', 'x-invoke-error': '{"message":"x"}' },
  { 'x-invoke-output': '/admin', 'x-invoke-query': '%7B%7D' },
  { 'x-matched-path': '/admin' },
  { 'x-now-route-matches': '1=admin' },
  { 'x-prerender-revalidate': token },
  { 'x-prerender-revalidate': token, 'x-prerender-revalidate-if-generated': '1' },
  { 'x-nextjs-data': '1' },
  { 'x-next-resume-state-length': '1' },
  { 'next-resume': '1' },
  { 'next-action': '7f00000000000000000000000000000000000000' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/admin' },
  { 'next-url': '/admin' },
  { purpose: 'prefetch' },
  { cookie: `__prerender_bypass=${token}; __next_preview_data=x` },
  { 'x-http-method-override': 'POST' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '1' },
  { forwarded: 'host=evil.example;proto=http' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '"x"', 'if-modified-since': new Date(0).toUTCString() },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { te: 'trailers' },
];

const QUERIES = [
  '?_rsc=abc',
  '?__nextDefaultLocale=x',
  '?__nextDataReq=1',
  '?_next_rsc=1',
  `?${'a=1&'.repeat(500)}`,
];

/** Paths of Next's internals and of private files. All must return 404. */
const internal = (buildId: string) => [
  '/company.rsc',
  '/index.rsc',
  '/index.prefetch.rsc',
  '/company.segments/_tree.segment.rsc',
  `/_next/data/${buildId}/index.json`,
  `/_next/data/${buildId}/company.json`,
  '/_next/webpack-hmr',
  '/_next/static/../server/app-paths-manifest.json',
  '/_next/server/app/page.js',
  '/__nextjs_original-stack-frame',
  '/_error',
  '/_not-found',
  '/404',
  '/500',
  '/not-found',
  '/server-error',
  '/.env',
  '/.git/config',
  '/server.mjs',
  '/prerender-manifest.json',
];

const SOME = ['/', '/company', '/blogs', '/feed.xml', '/admin', '/robots.txt'];

async function run({ server, addresses, revalidateToken, buildId }: Target, scale: 'test' | 'full') {
  const failures: string[] = [];
  let cases = 0;
  const paths = (scale === 'full' ? addresses : SOME).filter((path) => path !== DATED);
  for (const path of paths) {
    const plain = await get(server.origin + path);
    const same = (got: typeof plain, what: string) => {
      cases += 1;
      const kept = (headers: typeof plain.headers) => JSON.stringify({ ...headers, date: '' });
      const isSame =
        got.status === plain.status &&
        got.body.equals(plain.body) &&
        kept(got.headers) === kept(plain.headers);
      if (!isSame)
        failures.push(
          `The response to ${path} with ${what} (status ${got.status}) differs from the response without it.`,
        );
    };
    // Unlike other pages, admin pages use Next's client navigation, so the `rsc` header is allowed to change their
    // responses.
    const isAdmin = path.startsWith('/admin');
    for (const headers of forged(revalidateToken)) {
      if (isAdmin && 'rsc' in headers) continue;
      same(await get(server.origin + path, { headers }), JSON.stringify(headers).slice(0, 100));
    }
    const queries = isAdmin ? QUERIES.slice(1) : QUERIES;
    for (const query of queries) same(await get(server.origin + path + query), query.slice(0, 30));
  }
  for (const path of internal(buildId)) {
    cases += 1;
    const { status } = await get(server.origin + path);
    if (status !== 404) failures.push(`${path} returned ${status}.`);
  }
  return { cases, failures };
}

export const forgedHeaders: Attack = { name: 'internal headers and addresses', run };
