import { ANALYTICS_SOURCES } from '../lib/analytics/sources.mjs';
import type { Settings } from '../lib/settings/settings';

/** Everything that responses carry besides what describes their bytes: one table of headers and policies. */

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';
const YEAR = 'public, max-age=31536000, immutable';

/** How long a cache in front may keep a page; `docs/scale.md` says which CDN ignores which part. */
export const PAGE_CACHING = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2, stale-if-error=86400';

/** How long browsers keep files: for good where the name comes from the content. */
const FILE_CACHING: [start: string, value: string][] = [
  ['/_next/static/', YEAR],
  ['/elements/', YEAR],
  ['/pictures/', YEAR],
  ['/icons/', WEEK],
  ['/share/', WEEK],
  ['/favicon.ico', WEEK],
];

export const fileCaching = (path: string): string =>
  FILE_CACHING.find(([start]) => path.startsWith(start))?.[1] ?? 'public, max-age=0, must-revalidate';

/** Browser features that no page uses, and nothing in a page may use. */
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

/** For resources that pages embed: the other headers concern documents, and every response would carry their bytes. */
const PART_HEADERS = {
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

/** For responses that are not pages: nothing in them runs, and they load only what makes them readable. */
const INERT_POLICY = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Google's services that the admin calls if the backend is a Firebase project. */
const FIREBASE_SERVICES = ['identitytoolkit', 'securetoken', 'firestore', 'firebasestorage'].map(
  (service) => `https://${service}.googleapis.com`,
);

/** Where browsers report what the admin's policy refused. */
export const REPORT_PATH = '/api/policy-reports';

export type Hashes = { scriptHashes: string[]; styleHashes: string[] };

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

/** An element of pages that ask for consent, which are those of a site with analytics. */
const CONSENT = '<site-consent';

/** The strictest policy under which this public page works. */
export const publicPolicy = (html: string, hashes: Hashes): string =>
  pagePolicy(hashes, { ...(html.includes(CONSENT) ? ANALYTICS_SOURCES : {}), form: ['mailto:'] });

/** The policy of an admin page, whose inline scripts are the framework's. */
export const adminPolicy = (hashes: Hashes, backend: Settings['backend']): string =>
  pagePolicy(
    hashes,
    { connect: backend.kind === 'firebase' ? FIREBASE_SERVICES : [] },
    { 'report-uri': [REPORT_PATH] },
  );

/** Fonts, scripts and raster images, in which nothing can run or load. */
const PART = /^(?:font\/|(?:text|application)\/javascript|image\/(?:avif|webp|png|jpeg|x-icon))/;

export const isAdmin = (path: string): boolean => /^\/admin(?:\/|$)/.test(path);

type Response = { status: number; type: string; path: string };

/** The headers of a response, besides its own: those of the response itself take precedence. */
export function commonHeaders(
  { status, type, path }: Response,
  { production }: Pick<Settings, 'production'>,
): Record<string, string> {
  const robots: Record<string, string> = !production || isAdmin(path) ? { 'x-robots-tag': 'noindex' } : {};
  if (status === 200 && PART.test(type)) return { ...PART_HEADERS, ...robots };
  return { ...DOCUMENT_HEADERS, 'content-security-policy': INERT_POLICY, ...robots };
}
