import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { fileHeaders } from './lib/delivery/file-headers';
import { COLLECTIONS, kindOf } from './lib/model/kinds';
import { malformedAddresses } from './lib/pages/malformed-address';
import { redirects } from './lib/seo/redirects';
import { robotsHeaders } from './lib/seo/robots-headers';
import { readSettings, type Settings } from './lib/settings/settings';
import { serveElements } from './scripts/elements/bundle';

/** Paths of the Firebase services, served on the site's own origin when the backend is not Google's. */
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

/** One static page serves an editor for every id. */
const EDITORS = COLLECTIONS.filter((name) => !kindOf(name).ids).map((name) => ({
  source: `/admin/${kindOf(name).editor}/:id`,
  destination: `/admin/${kindOf(name).editor}`,
}));

const settings = readSettings(process.env);

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Addresses answer with and without a trailing slash; pages name the one without as canonical.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // Types are checked by `npm run typecheck`, in CI as well; a deployment need not install the tests' types.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: ['styles'] },
  env: { NEXT_PUBLIC_BACKEND: JSON.stringify(settings.backend) },
  experimental: { proxyClientMaxBodySize: '100mb', inlineCss: true },
  cacheHandler: resolve(
    'lib/delivery',
    settings.keepFrameworkScripts ? 'policy-cache.mjs' : 'cache-handler.mjs',
  ),
  images: {
    localPatterns: [{ pathname: '/files/images/**' }, { pathname: '/pictures/**' }],
    formats: ['image/avif', 'image/webp'],
    // Cards are 16 rem wide on desktops and nine tenths of a phone, times the density of the screen.
    deviceSizes: [320, 640, 1080],
    imageSizes: [],
  },
  redirects: async () => redirects,
  rewrites: async () => ({
    beforeFiles: [...malformedAddresses, ...rewritesTo(settings), ...EDITORS],
    afterFiles: [],
    fallback: [],
  }),
};

/** Makes the elements' module where pages are made; its address is part of them. */
async function elementsScript(phase: string): Promise<Record<string, string>> {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return {};
  return { ELEMENTS_SCRIPT: await serveElements(phase === PHASE_PRODUCTION_BUILD ? 'build' : 'watch') };
}

export default async (phase: string): Promise<NextConfig> => ({
  ...config,
  headers: async () => [
    ...robotsHeaders(settings),
    ...(phase === PHASE_DEVELOPMENT_SERVER ? [] : fileHeaders),
  ],
  env: { ...config.env, ...(await elementsScript(phase)) },
});
