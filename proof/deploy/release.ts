import type { Check } from '../check';
import { startVisitors } from '../site/visitors';
import type { LiveFront } from './live-front';

const PATHS = ['/', '/company', '/search?q=tubes', '/api/live', '/feed.xml'];

/** Releases and rolls back while visitors request pages. */
export async function switchesWithoutAGap({ url, site, started }: LiveFront): Promise<Check[]> {
  const end = startVisitors(url, PATHS);
  await site.release(() => undefined);
  await site.rollback(() => undefined);
  const { count, failures } = await end();
  const some = [...new Set(failures)].slice(0, 5).join(', ');
  return [
    [
      `no request of ${count} fails during a release and a rollback (${some || 'none did'})`,
      failures.length === 0,
    ],
    ['a rollback serves the release before', started.length === 3 && started[2] === started[0]],
  ];
}
