import type { ServerResponse } from 'node:http';
import type { Pages } from './pages';
import { sendText } from './responses';

const LIVE = '/api/live';
const READY = '/api/ready';

export const isHealthPath = (path: string): boolean => path === LIVE || path === READY;

/**
 * `/api/live` reports that the process is running. `/api/ready` reports that pages hold real content, so visitors may
 * come.
 */
export function sendHealth(path: string, response: ServerResponse, { pages }: { pages: Pages }): void {
  const ready = path === LIVE || pages.isReady;
  const body = path === LIVE ? { live: true } : { ready: pages.isReady };
  sendText(response, ready ? 200 : 503, JSON.stringify(body), {
    'content-type': 'application/json',
    ...(!ready && { 'retry-after': '1' }),
  });
}
