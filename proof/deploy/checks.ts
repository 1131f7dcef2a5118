import pLimit from 'p-limit';
import { status } from '../../content/status';
import { proveLive } from '../../lib/publishing/prove';
import type { RunningSite } from '../../tools/test-site';
import type { Check } from '../check';
import { publishBlog, showsNow, showsWithin, withFetchAt } from '../site/publish';
import { get as getFrom } from '../site/wire';
import { until } from '../until';
import type { Front } from './front';

const ENCODINGS = ['br', 'gzip', 'identity'];

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });

const encodingOf = (answer: Response) => answer.headers.get('content-encoding') ?? 'identity';

/** Requests each page in each encoding, and compares the responses with those that the site sends without nginx. */
export async function servesCompressedPages(
  { url }: Front,
  site: RunningSite,
  paths: string[],
): Promise<Check[]> {
  const checks = paths.map(async (path): Promise<Check[]> => {
    const own = await get(`${site.url}${path}`);
    const policy = own.headers.get('content-security-policy');
    const html = await own.text();
    return Promise.all(
      ENCODINGS.map(async (encoding): Promise<Check> => {
        const answer = await get(`${url}${path}`, { 'accept-encoding': encoding });
        const same =
          (await answer.text()) === html && answer.headers.get('content-security-policy') === policy;
        return [
          `${path} arrives unchanged with the encoding ${encoding}`,
          same && encodingOf(answer) === encoding,
        ];
      }),
    );
  });
  return (await Promise.all(checks)).flat();
}

/** The value of Accept-Encoding in a browser's requests. */
const OF_BROWSERS = 'gzip, deflate, br, zstd';

/** Requests search results and a page as a browser does. */
export async function compressesForBrowsers({ url }: Front): Promise<Check[]> {
  const results = await get(`${url}/search?q=tubes`, { 'accept-encoding': OF_BROWSERS });
  const page = await get(`${url}/company`, { 'accept-encoding': OF_BROWSERS });
  return [
    ['a browser gets search results compressed with gzip', results.ok && encodingOf(results) === 'gzip'],
    ['a browser gets pages compressed with Brotli', page.ok && encodingOf(page) === 'br'],
  ];
}

/** Checks that variants of a cached page, a submitted form and the admin area add no cache entries. */
export async function storesOnlyPages({ url, entries }: Front): Promise<Check[]> {
  const before = entries();
  const variants = await Promise.all([
    get(`${url}/company?utm_source=letter`),
    get(`${url}/company`, { RSC: '1' }),
    get(`${url}/company`, { cookie: '__prerender_bypass=1' }),
    get(`${url}/company`, { 'accept-encoding': 'gzip;q=1.0, deflate' }),
  ]);
  const isPage = (answer: Response) => answer.ok && /html/.test(answer.headers.get('content-type') ?? '');
  const form = await fetch(`${url}/company`, { method: 'POST', body: 'a=1' });
  const afterwards = await get(`${url}/company`);
  const admin = await get(`${url}/admin`);
  return [
    ["queries, cookies and the framework's headers do not change the page", variants.every(isPage)],
    ["queries, cookies and the framework's headers add no cache entries", entries() === before],
    ['a form is rejected', form.status === 405],
    ['a visitor after the rejected form gets the page', isPage(afterwards)],
    ['the admin area is not cached', admin.ok && !admin.headers.has('x-cache') && entries() === before],
  ];
}

const UNKNOWN = 1_000;

/** Paths that do not exist, by kind. An asterisk is replaced with a number. */
const UNKNOWN_KINDS = [
  ...['/unknown-*', '/products/biosample/unknown-*', '/blogs/1000*', '/files/pdf/unknown-*.pdf'],
  ...['/files/pdfs/unknown-*.pdf', '/files/images/unknown-*.png', '/_next/static/unknown-*.js'],
  '/files/images/unknown/*.avif',
];

const LANES = 16;

/** Requests unknown paths, and checks that no response is cached. */
export async function forgetsUnknownAddresses({ url, entries }: Front): Promise<Check[]> {
  const before = entries();
  const addresses = Array.from(
    { length: UNKNOWN },
    (_, number) => UNKNOWN_KINDS[number % UNKNOWN_KINDS.length]?.replace('*', String(number)) ?? '/',
  );
  const statuses = await pLimit(LANES).map(addresses, async (path) => {
    const answer = await get(`${url}${path}`);
    await answer.body?.cancel();
    return answer.status;
  });
  return [
    [
      `${UNKNOWN} unknown addresses are not found`,
      statuses.every((status) => status === 404 || status === 400),
    ],
    ['unknown addresses add nothing to the cache', entries() === before],
  ];
}

/** The maximum time in milliseconds for which a page behind a cache may be stale. */
const VISIBLE_MS = 4_000;

/**
 * Publishes a blog, and checks that the home page shows it within four seconds in every encoding, and that the receipt
 * is given only when it does.
 */
export async function showsWhatIsPublished({ url }: Front, site: RunningSite): Promise<Check[]> {
  const change = await publishBlog(site.administrator, 'Published through nginx');
  const checks = ENCODINGS.map(
    async (encoding): Promise<Check> => [
      `the home page with the encoding ${encoding} shows a blog within four seconds`,
      await showsWithin(VISIBLE_MS, url, change, { 'accept-encoding': encoding }),
    ],
  );
  const receipt = await withFetchAt(url, () => proveLive(change));
  const isShown = await showsNow(url, change);
  return [
    ...(await Promise.all(checks)),
    ['a receipt confirms a blog that is shown', receipt.kind === 'live' && isShown],
  ];
}

/** Stops the site, checks that cached pages stay available, and starts the site again. */
export async function outlivesTheSite({ url, site, log }: Front, paths: string[]): Promise<Check[]> {
  const before = await Promise.all(paths.map(async (path) => (await get(`${url}${path}`)).text()));
  await site.stop();
  await until(async () => (await get(`${url}/`)).headers.get('x-cache') === 'STALE', VISIBLE_MS);
  const seen = paths.map(async (path, index): Promise<Check> => {
    const answer = await get(`${url}${path}`);
    const same = (await answer.text()) === before[index];
    return [`${path} is served while the site is down`, answer.status === 200 && same];
  });
  const checks = await Promise.all(seen);
  const unknown = await get(`${url}/unknown`);
  const search = await get(`${url}/search?q=my-patient`);
  const reset = await get(`${url}/admin?mode=resetPassword&oobCode=my-code`);
  await site.start();
  const back = await get(`${url}/api/ready`);
  return [
    ...checks,
    ['an unknown address returns 502 while the site is down', unknown.status === 502],
    ['nginx itself explains how to get documents', (await unknown.text()).includes(status.heading)],
    ['the failure is logged', log().includes('/unknown')],
    ['the query of a failed search is not logged', search.status === 502 && !log().includes('my-patient')],
    ['a password reset code is not logged', reset.status === 502 && !log().includes('my-code')],
    ['nginx reaches the site again after a restart', back.ok],
  ];
}

/** More requests than an address may send at once, and fewer than would keep this machine busy for long. */
const FLOOD = 800;

const statusFrom = async (localAddress: string, url: string): Promise<number> =>
  (await getFrom(url, { localAddress })).status;

/** Sends many requests from one address, and checks that they are limited and that another address is not. */
export async function limitsEachAddress({ url }: Front): Promise<Check[]> {
  const flood = await Promise.all(
    Array.from({ length: FLOOD }, () => statusFrom('127.0.0.2', `${url}/company`)),
  );
  const other = await statusFrom('127.0.0.3', `${url}/company`);
  return [
    ['most of a burst from one address is served', flood.filter((status) => status === 200).length >= 400],
    ['more is rejected with status 429', flood.includes(429)],
    ['another address is served meanwhile', other === 200],
  ];
}
