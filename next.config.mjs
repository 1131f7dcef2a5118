import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { COLLECTIONS, kindOf } from './lib/model/kinds';
import { redirects } from './lib/seo/redirects';
import { readSettings, type Settings } from './lib/settings/settings';
import { serveElements } from './tools/elements/bundle';

/** The Firebase services' paths, which `next dev` forwards. The production server forwards them itself. */
const SERVICE_PATHS = {
  auth: ['/identitytoolkit.googleapis.com/:path*', '/securetoken.googleapis.com/:path*'],
  firestore: ['/v1/projects/:path*'],
  storage: ['/v0/b/:path*'],
} as const;

function rewritesTo({ backend }: Settings) {
  if (backend.kind === 'firebase') return [];
  const services = ['auth', 'firestore', 'storage'] as const;
  return services.flatMap((service) =>
    SERVICE_PATHS[service].map((source) => ({ source, destination: `${backend.origins[service]}${source}` })),
  );
}

/** For each kind without fixed ids, rewrites the URL of every record to the kind's editor, which is one static page. */
const EDITORS = COLLECTIONS.filter((name) => !kindOf(name).ids).map((name) => ({
  source: `/admin/${kindOf(name).editor}/:id`,
  destination: `/admin/${kindOf(name).editor}`,
}));

const settings = readSettings(process.env);

const distDir = process.env.NEXT_DIST_DIR ?? '.next';

const config: NextConfig = {
  distDir,
  // Otherwise, Next would use a parent folder if it contains another project's lock file.
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
  // Paths work with and without a trailing slash. Canonical URLs have none.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `npm run build` and `npm test` check types with tsc; running the site does not need the compiler.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: ['styles'] },
  env: { NEXT_PUBLIC_BACKEND: JSON.stringify(settings.backend) },
  experimental: {
    proxyClientMaxBodySize: '100mb',
    // Filling the compiler's cache slows the first build. Whoever builds a second time gains from it.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, 'BUILD_ID')),
  },
  // The server keeps the finished pages in memory, so Next keeps its pages only on disk.
  cacheMaxMemorySize: 0,
};

/** Bundles the elements' module in a build and under `next dev`, because pages contain its URL. */
async function elementsScript(phase: string): Promise<Record<string, string>> {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return {};
  return { ELEMENTS_SCRIPT: await serveElements(phase === PHASE_PRODUCTION_BUILD ? 'build' : 'watch') };
}

export default async (phase: string): Promise<NextConfig> => {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return {
    ...config,
    redirects: async () => (isDevelopment ? redirects : []),
    rewrites: async () => ({
      beforeFiles: [...(isDevelopment ? rewritesTo(settings) : []), ...EDITORS],
      afterFiles: [],
      fallback: [],
    }),
    env: { ...config.env, ...(await elementsScript(phase)) },
  };
};
