import { site } from '../content/site';
import { ANALYTICS_SOURCES } from '../lib/analytics/sources.mjs';
import { SHARED_CACHE } from '../lib/publishing/freshness';
import { BUILT_IN } from '../lib/records/pdf-address';
import type { Settings } from '../lib/settings/settings';

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
const YEAR = 'public, max-age=31536000, immutable';

/** How long shared caches may keep a page. `docs/scale.md` lists the directives that each CDN ignores. */
export const PAGE_CACHING = `public, max-age=0, s-maxage=${SHARED_CACHE.fresh}, stale-while-revalidate=${SHARED_CACHE.stale}, stale-if-error=86400`;

/** How long files may be cached, by path prefix. Under the first four prefixes, a changed file has a new path. */
const FILE_CACHING: [start: string, value: string][] = [
  ['/_next/static/', YEAR],
  ['/elements/', YEAR],
  ['/files/images/', YEAR],
  ['/pictures/', YEAR],
  ['/icons/', WEEK],
  ['/share/', WEEK],
  ['/favicon.ico', WEEK],
];

const fileCaching = (path: string): string =>
  FILE_CACHING.find(([start]) => path.startsWith(start))?.[1] ?? 'public, max-age=0, must-revalidate';

/** Browser features that no page uses. All are disabled. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers for subresources. The other headers affect only documents, and would only make these responses larger. */
export const PART_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export const DOCUMENT_HEADERS = {
  ...PART_HEADERS,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
};

type Sources = Record<string, string[]>;

const policy = (directives: Sources): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** The policy of responses other than pages. It allows inline styles, and this site's styles, images and fonts. */
const INERT_POLICY = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Google services that the admin calls when the backend is a Firebase project. */
const FIREBASE_SERVICES = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (service) => `https://${service}.googleapis.com`,
);

/** The endpoint to which browsers report violations of the admin's Content Security Policy. */
export const REPORT_PATH = '/api/policy-reports';

type Hashes = { scriptHashes: string[]; styleHashes: string[] };

type Others = { script?: string[]; connect?: string[]; image?: string[]; form?: string[] };

function pagePolicy({ scriptHashes, styleHashes }: Hashes, others: Others, more: Sources = {}): string {
  const { script = [], connect = [], image = [], form = [] } = others;
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...script],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", ...image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...form],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...more,
  });
}

/** The start of the consent banner's tag. Pages contain it only if analytics is configured. */
const CONSENT = '<site-consent';

/**
 * The policy of a public page. On pages with the consent banner, the policy also allows the sources that analytics
 * needs.
 */
export const publicPolicy = (html: string, hashes: Hashes): string =>
  pagePolicy(hashes, { ...(html.includes(CONSENT) ? ANALYTICS_SOURCES : {}), form: ['mailto:'] });

/** The policy of an admin page. Browsers report violations to `REPORT_PATH`. */
export const adminPolicy = (hashes: Hashes, backend: Settings['backend']): string =>
  pagePolicy(
    hashes,
    { connect: backend.kind === 'firebase' ? FIREBASE_SERVICES : [] },
    { 'report-uri': [REPORT_PATH] },
  );

/** The types of fonts, scripts and raster images, which run and load nothing when a browser opens them directly. */
const PART = /^(?:font\/|(?:text|application)\/javascript|image\/(?:avif|webp|png|jpeg|x-icon))/;

export const isAdmin = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

type Response = { status: number; type: string; path: string };

/** Returns the headers that a response gets by default. Headers set by the response itself take precedence. */
export function commonHeaders(
  { status, type, path }: Response,
  { production }: Pick<Settings, 'production'>,
): Record<string, string> {
  const isUnlisted = !production || isAdmin(path) || path.startsWith(BUILT_IN) || path === site.feed.path;
  const robots: Record<string, string> = isUnlisted ? { 'x-robots-tag': 'noindex' } : {};
  if (status === 200 && PART.test(type)) return { ...PART_HEADERS, ...robots };
  return { ...DOCUMENT_HEADERS, 'content-security-policy': INERT_POLICY, ...robots };
}

/** Returns the headers of a file at this path. */
export const fileHeaders = (path: string, type: string, settings: Settings): Record<string, string> => ({
  ...commonHeaders({ status: 200, type, path }, settings),
  'content-type': type,
  'cache-control': fileCaching(path),
});
