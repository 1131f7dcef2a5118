import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

/**
 * All that the production server needs, in plain JavaScript: it starts sooner than with Next's compiler.
 * @type {import('next').NextConfig}
 */
const config = {
  distDir,
  // Otherwise, Next would use a parent folder if it contains another project's lock file.
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
  // Paths work with and without a trailing slash. Canonical URLs have none.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `npm run build` and `npm test` check types with tsc; running the site does not need the compiler.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    proxyClientMaxBodySize: '100mb',
    // Filling the compiler's cache slows the first build. Whoever builds a second time gains from it.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, 'BUILD_ID')),
    // Nobody downloads the server's code, and minifying it makes builds longer.
    serverMinification: false,
    // The server starts sooner if it loads each page's code only when it renders the page.
    preloadEntriesOnStart: false,
  },
  // The server keeps the finished pages in memory, so Next keeps its pages only on disk.
  cacheMaxMemorySize: 0,
};

/**
 * Adds what the build stores.
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async (phase) => {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  const { tsImport } = await import('tsx/esm/api');
  const { buildConfig } = await tsImport('./tools/stack/build-config.ts', import.meta.url);
  return { ...config, ...(await buildConfig(phase === PHASE_DEVELOPMENT_SERVER)) };
};
