import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS, kindOf } from '../lib/model/kinds';
import { redirects } from '../lib/seo/redirects';
import { z } from '../lib/validation/zod';

/** The routes of the pages sent with statuses 404 and 500. Visitors cannot request them. */
export const STATUS_ROUTES = { notFound: '/not-found', serverError: '/server-error' } as const;

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]).optional() }),
  ),
  preview: z.object({ previewModeId: z.string() }),
});

const requiredFiles = z.object({ config: z.record(z.string(), z.unknown()) });

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
  id: string;
  /** Every prerendered path that visitors can request. Articles are not prerendered. */
  paths: string[];
  /**
   * Paths with a revalidation interval, except numbered list pages: for example, `/` and `/blogs`. The server renders
   * these pages before it reports ready.
   */
  firstPaths: string[];
  /** All other paths except numbered list pages, which are rendered on demand. */
  otherPaths: string[];
  /** A token that makes Next render a page again. */
  revalidateToken: string;
  /** Next's resolved configuration. A container has no next.config.ts. */
  config: Record<string, unknown>;
};

/** Reads the build's manifests. */
export function readBuild(distDir: string): Build {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(distDir, file), 'utf8'));
  const { routes, preview } = manifest.parse(read('prerender-manifest.json'));
  const paths = Object.keys(routes).filter((path) => !HIDDEN.includes(path));
  const early = paths.filter((path) => !NUMBERED.test(path));
  const firstPaths = early.filter((path) => routes[path]?.initialRevalidateSeconds);
  return {
    paths,
    firstPaths,
    otherPaths: early.filter((path) => !firstPaths.includes(path)),
    id: readFileSync(join(distDir, 'BUILD_ID'), 'utf8').trim(),
    revalidateToken: preview.previewModeId,
    config: requiredFiles.parse(read('required-server-files.json')).config,
  };
}

/**
 * Returns the path of the page to send: for a record's editor, the path of its kind's page; otherwise the path itself.
 */
export const pageOf = (path: string): string => {
  const kind = EDITOR.exec(path)?.[1];
  return kind ? `/admin/${kind}` : path;
};

/** Returns the path to which this mistyped or misremembered path redirects, if any. */
export function redirectOf(path: string): string | undefined {
  const destination = destinations.get(path);
  if (destination) return destination;
  try {
    return destinations.get(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}
