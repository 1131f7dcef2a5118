import { nextBuild } from 'next-zero-js';
import { ifu } from '../content/ifu';
import { articlePath, slugIn } from '../lib/articles/shelf';
import { type DeviceDocument, documentIn, documentPath, versionId } from '../lib/documents/device-documents';
import { COLLECTIONS, kindOf } from '../lib/model/kinds';
import type { PdfLink } from '../lib/model/records';
import { replacementOf } from '../lib/pictures/picture-variants';
import type { PublicContent } from '../lib/public/public-content';
import { publicPdfPath } from '../lib/records/pdf-address';
import { redirects } from '../lib/seo/redirects';
import { isPreferred, placeIn, rangesIn } from '../lib/text/accept-language';
import { gtinIn } from '../lib/text/gtin';
import type { Address } from './admission';
import { PAGE_CACHING } from './headers';
import type { Pages } from './pages';

export const NOT_FOUND = '/not-found';
export const SERVER_ERROR = '/server-error';

/** The statuses of the pages that are sent for unknown paths and after errors. Visitors cannot request these pages. */
export const STATUSES: ReadonlyMap<string, number> = new Map([
  [NOT_FOUND, 404],
  [SERVER_ERROR, 500],
]);

/** Next's own pages, which visitors cannot request. */
const HIDDEN = ['/_not-found', '/_global-error'];

/** A numbered page of a list; the first page has no number. */
const NUMBERED = /\/\d+$/;

/** Matches the path of a record's editor. All records of a kind share one static editor page. */
const EDITOR = new RegExp(
  `^/admin/(${COLLECTIONS.filter((name) => !kindOf(name).ids)
    .map((name) => kindOf(name).editor)
    .join('|')})/[^/]+$`,
);

const destinations = new Map(redirects.map(({ source, destination }) => [source, destination]));

export type Build = {
  /** Every prerendered path, except Next's own pages. Articles are not prerendered. */
  paths: string[];
  /** The paths to render in advance: all except numbered list pages. */
  warmPaths: string[];
  /** Request headers that make Next render a page again. */
  renderAnew: Record<string, string>;
};

export function readBuild(distDir: string): Build {
  const { paths: built, renderAnew } = nextBuild(distDir);
  const paths = built.filter((path) => !HIDDEN.includes(path));
  const warmPaths = paths.filter((path) => !NUMBERED.test(path) && !STATUSES.has(path));
  return { paths, warmPaths: [...warmPaths, ...STATUSES.keys()], renderAnew };
}

/**
 * Returns the path of the page to send: for a record's editor, the path of its kind's page; otherwise the path itself.
 */
export const pageOf = (path: string): string => {
  const kind = EDITOR.exec(path)?.[1];
  return kind ? `/admin/${kind}` : path;
};

type Redirect = { status: 307 | 308; location: string; caching: string };

/** Returns the path to which this mistyped, misremembered or former address redirects, if any. */
const destinationOf = ({ path, search }: Address): string | null | undefined =>
  path === '/_next/image' ? replacementOf(search) : destinations.get(decodeURIComponent(path));

/**
 * Returns the address of the document with this GTIN: its version in the visitor's language or, if there is none or no
 * other, the whole page.
 */
function addressOfVersion(document: DeviceDocument, gtin: string, acceptLanguage: string): string {
  const { slug, versions } = document;
  const ranges = rangesIn(acceptLanguage);
  const place = ({ language }: PdfLink) => placeIn(ranges, language);
  const [best] = versions
    .filter((version) => ['', gtin].includes(version.gtin))
    .sort((a, b) => place(a) - place(b));
  const isChosen = best && versions.length > 1 && isPreferred(ranges, best.language);
  const anchor = isChosen ? `#${versionId(document, best)}` : '';
  return `${documentPath(slug)}${anchor}`;
}

/** Returns the address to which the GS1 Digital Link of this GTIN leads, or null if no listed document has the GTIN. */
function addressFor(gtin: string, content: PublicContent, acceptLanguage: string): string | null {
  const document = content.documents().forGtin(gtin);
  if (document) return addressOfVersion(document, gtin, acceptLanguage);
  const [first, ...others] = content.documentsFor(gtin);
  if (!first) return null;
  return others.length > 0 ? `${ifu.path}?q=${gtin}` : publicPdfPath(first.id);
}

/** Returns the current path of an article or document that has, or may have had, this one, or null. */
function currentPath(path: string, content: PublicContent): string | null {
  const article = content.movedFrom(slugIn(path) ?? '');
  if (article) return articlePath(article);
  const named = content.isLoaded ? documentIn(path) : null;
  if (!named) return null;
  const documents = content.documents();
  const slug = documents.movedFrom(named.slug);
  if (slug) return documentPath(slug, named.language);
  // A version's language may have been corrected after its address was printed.
  return named.language !== undefined && documents.has(named.slug) ? documentPath(named.slug) : null;
}

/**
 * Returns the redirect for an address without a page or file, if any.
 * @throws Error for a GS1 Digital Link before the content is loaded
 */
export function redirectOf(
  address: Address,
  { pages, content }: { pages: Pages; content: PublicContent },
  acceptLanguage = '',
): Redirect | undefined {
  const { path, search } = address;
  const destination = destinationOf(address);
  if (destination) return { status: 308, location: destination, caching: 'public, max-age=3600' };
  // The page may be an article that is later withdrawn, so this redirect is cached as briefly as a page.
  const lower = path.toLowerCase();
  if (lower !== path && pages.has(lower))
    return { status: 308, location: lower + search, caching: PAGE_CACHING };
  const gtin = gtinIn(path);
  const location = gtin ? addressFor(gtin, content, acceptLanguage) : null;
  if (location) return { status: 307, location, caching: 'no-store' };
  // The record may get its former address back at any time, so this redirect is cached as briefly as a page.
  const current = currentPath(path, content);
  return current ? { status: 308, location: current, caching: PAGE_CACHING } : undefined;
}
