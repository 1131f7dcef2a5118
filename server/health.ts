import type { ServerResponse } from 'node:http';
import type { ChangeWatch } from './change-watch';
import type { Pages } from './pages';
import { sendText } from './responses';
import type { Search } from './search/search';

type HealthParts = { pages: Pages; search: Search; changes: ChangeWatch; readiness: Readiness };

const LIVE = '/api/live';
const READY = '/api/ready';

export const isHealthPath = (path: string): boolean => path === LIVE || path === READY;

/** Further conditions for receiving visitors. */
export type Readiness = {
  /** Whether the server is about to stop. */
  isDraining: boolean;
  /** The greatest age of the content in seconds; infinite if old content is better than none. */
  staleLimit: number;
};

/**
 * `/api/live` reports that the process is running. `/api/ready` reports whether the server can receive visitors: the
 * home page shows content from the database, search is ready or unavailable, and the server is not about to stop. Pages
 * are served even without the database, so unless there is a limit, its state is only reported.
 */
export function sendHealth(
  path: string,
  response: ServerResponse,
  { pages, search, changes, readiness }: HealthParts,
): void {
  const { isDraining, staleLimit } = readiness;
  // Without visitors, only this request checks the database.
  if (changes.age > staleLimit / 2) void changes.check();
  const isReady = pages.isReady && search.isReady && changes.age <= staleLimit && !isDraining;
  const ready = path === LIVE || isReady;
  const body = path === LIVE ? { live: true } : { ready: isReady, database: changes.databaseState };
  sendText(response, ready ? 200 : 503, JSON.stringify(body), {
    'content-type': 'application/json',
    ...(!ready && { 'retry-after': '1' }),
  });
}
