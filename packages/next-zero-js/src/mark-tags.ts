import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Versions of Next whose cache tags are in the module below. */
const TESTED_VERSIONS = ['16.4.6'];

const MANIFEST = 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

type TagsManifest = Map<string, { stale?: number; expired?: number }>;

function openManifest(dir: string): TagsManifest {
  const require = createRequire(join(dir, 'package.json'));
  const { version } = require('next/package.json') as { version: string };
  if (!TESTED_VERSIONS.includes(version)) {
    throw new Error(
      `next-zero-js can mark cache tags in Next ${TESTED_VERSIONS.join(', ')} only, and this is Next ${version}. Run its tests with this version and add the version to TESTED_VERSIONS in mark-tags.ts.`,
    );
  }
  return (require(MANIFEST) as { tagsManifest: TagsManifest }).tagsManifest;
}

/**
 * Marks cache tags as stale or expired in this process. The next request for a page with such a tag gets the cached
 * page if the tag is stale, and a new page if it has expired.
 * @param dir the application's folder, from which Next is resolved
 * @throws Error if this version of Next was not tested
 */
export function markTags(tags: string[], how: 'stale' | 'expired', dir = process.cwd()): void {
  const manifest = openManifest(dir);
  const now = performance.timeOrigin + performance.now();
  for (const tag of tags) manifest.set(tag, { ...manifest.get(tag), [how]: now });
}
