import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** The versions of Next with which `npm test -w next-zero-js` has passed. */
const KNOWN = /^16\.4\./;

export type NextBuild = {
  /** Every path that the build rendered. */
  paths: string[];
  /**
   * Request headers that make Next render a page again and wait for it. If the render fails, Next responds with status
   * 500 and keeps the earlier page. Requests from outside must never have these headers.
   */
  renderAnew: Record<string, string>;
};

type Manifest = { routes: Record<string, unknown>; preview: { previewModeId: string } };

/**
 * Reads the parts of a build that Next does not document.
 * @param dist the build's folder, usually `.next`
 * @throws Error if this version of Next has not been tested
 */
export function nextBuild(dist: string): NextBuild {
  const { version } = createRequire(join(resolve(dist), 'package.json'))('next/package.json');
  if (!KNOWN.test(version)) {
    throw new Error(
      `next-zero-js has not been tested with Next ${version}: run its tests with that version, then add the version to KNOWN in next-build.ts.`,
    );
  }
  const { routes, preview }: Manifest = JSON.parse(
    readFileSync(join(dist, 'prerender-manifest.json'), 'utf8'),
  );
  return { paths: Object.keys(routes), renderAnew: { 'x-prerender-revalidate': preview.previewModeId } };
}
