import type { Settings } from '../settings/settings';

const NOINDEX = [{ key: 'X-Robots-Tag', value: 'noindex' }];

/** What search engines must not list: the admin area, and every deployment that is not the production one. */
export function robotsHeaders({ production }: Pick<Settings, 'production'>) {
  return production
    ? [{ source: '/admin/:path*', headers: NOINDEX }]
    : [{ source: '/:path*', headers: NOINDEX }];
}
