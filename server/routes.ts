import { nextBuild } from 'next-zero-js';
import { COLLECTIONS, kindOf } from '../lib/model/kinds';
import { replacementOf } from '../lib/pictures/picture-variants';
import { redirects } from '../lib/seo/redirects';
import type { Address } from './admission';

/** The routes of the pages sent with statuses 404 and 500. Visitors cannot request them. */
export const STATUS_ROUTES = { notFound: '/not-found', serverError: '/server-error' } as const;

/** Prerendered paths that visitors cannot request. */
const HIDDEN = ['/_not-found', '/_global-error', ...Object.values(STATUS_ROUTES)];

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
  /** Every prerendered path that visitors can request. Articles are not prerendered. */
  paths: string[];
  /** The paths to render in advance: all except numbered list pages. */
  warmPaths: string[];
  /** Request headers that make Next render a page again. */
  renderAnew: Record<string, string>;
};

export function readBuild(distDir: string): Build {
  const { paths: built, renderAnew } = nextBuild(distDir);
  const paths = built.filter((path) => !HIDDEN.includes(path));
  return { paths, warmPaths: paths.filter((path) => !NUMBERED.test(path)), renderAnew };
}

/**
 * Returns the path of the page to send: for a record's editor, the path of its kind's page; otherwise the path itself.
 */
export const pageOf = (path: string): string => {
  const kind = EDITOR.exec(path)?.[1];
  return kind ? `/admin/${kind}` : path;
};

/** Returns the path to which this mistyped, misremembered or former address redirects, if any. */
export function redirectOf({ path, search }: Address): string | undefined {
  if (path === '/_next/image') return replacementOf(search) ?? undefined;
  const destination = destinations.get(path);
  if (destination) return destination;
  try {
    return destinations.get(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}
