import type { ServerResponse } from 'node:http';
import type { ClockWatch } from './clock';
import type { Pages } from './pages';
import { sendText } from './responses';
import type { Search } from './search/search';

const LIVE = '/api/live';
const READY = '/api/ready';

export const isHealthPath = (path: string): boolean => path === LIVE || path === READY;

/**
 * `/api/live` reports that the process is running. `/api/ready` reports whether the server can receive visitors: the
 * home page shows content from the database, and search is ready or unavailable. Pages are served even without the
 * database, so its state is only reported.
 */
export function sendHealth(
  path: string,
  response: ServerResponse,
  { pages, search, clock }: { pages: Pages; search: Search; clock: ClockWatch },
): void {
  const isReady = pages.isReady && search.isReady;
  const ready = path === LIVE || isReady;
  const body = path === LIVE ? { live: true } : { ready: isReady, database: clock.databaseState };
  sendText(response, ready ? 200 : 503, JSON.stringify(body), {
    'content-type': 'application/json',
    ...(!ready && { 'retry-after': '1' }),
  });
}
