import type { NextConfig } from 'next';
import { COLLECTIONS, kindOf } from '../../lib/model/kinds';
import { redirects } from '../../lib/seo/redirects';
import { readSettings, type Settings } from '../../lib/settings/settings';
import { serveElements } from '../elements/bundle';

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

/** Returns the part of Next's configuration that a build stores, so that its server need not read it. */
export async function buildConfig(isDevelopment: boolean): Promise<NextConfig> {
  const settings = readSettings(process.env);
  return {
    sassOptions: { loadPaths: ['styles'], additionalData: `$site-url: '${settings.siteUrl}';` },
    redirects: async () => (isDevelopment ? redirects : []),
    rewrites: async () => ({
      beforeFiles: [...(isDevelopment ? rewritesTo(settings) : []), ...EDITORS],
      afterFiles: [],
      fallback: [],
    }),
    env: {
      NEXT_PUBLIC_BACKEND: JSON.stringify(settings.backend),
      // Bundled here, because pages contain the URL of the elements' module.
      ELEMENTS_SCRIPT: await serveElements(isDevelopment ? 'watch' : 'build'),
    },
  };
}
