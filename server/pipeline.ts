import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextRequestHandler } from 'next-zero-js';
import type { Settings } from '../lib/settings/settings';
import { type Address, addressOf, canDecode, type NextArea, refusalOfRead } from './admission';
import type { ClientAddress } from './client-address';
import type { ClockWatch } from './clock';
import type { PublicContent } from './content';
import type { Files } from './files';
import { isAdmin, REPORT_PATH } from './headers';
import { isHealthPath, sendHealth } from './health';
import { logFault } from './log';
import type { Pages } from './pages';
import { passToNext } from './pass-to-next';
import { receiveReport } from './policy-reports';
import type { RequestLimit } from './request-limit';
import { type FinishedResponse, send, sendText } from './responses';
import { pageOf, redirectOf } from './routes';
import type { ServiceProxy } from './service-proxy';
import { isShownPath, sendShown } from './shown';

export type Parts = {
  settings: Settings;
  clientAddress: ClientAddress;
  /** Null until trusted proxies are named: all visitors may share the address of an unknown one. */
  limit: RequestLimit | null;
  services: ServiceProxy;
  files: Files;
  pages: Pages;
  content: PublicContent;
  clock: ClockWatch;
  /** Sent for an address that has no page, and for a page that cannot be rendered. */
  statusPages: { notFound: FinishedResponse; serverError: FinishedResponse };
  next: NextRequestHandler;
};

/** Which requests Next answers itself: the admin's navigation, optimised images, and files from the store. */
function areaOf({ path, search }: Address, { headers }: IncomingMessage): NextArea | null {
  // Next fails on a picture's address that it cannot decode.
  if (path === '/_next/image')
    return canDecode(new URLSearchParams(search).get('url') ?? '') ? 'image' : null;
  if (path.startsWith('/files/')) return 'file';
  if (isAdmin(path) && (headers.rsc !== undefined || /[?&]_rsc=/.test(search))) return 'admin';
  return null;
}

/** Answers one request: the steps every request takes, in their order. */
export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const { settings, services, files, pages, clock, statusPages, limit } = parts;

  // 1. Admission: what nobody needs is refused before anything else sees it.
  if (limit && !limit.admit(parts.clientAddress(request), response)) {
    return sendText(response, 429, 'Too many requests at the same time.', {
      'retry-after': '1',
      connection: 'close',
    });
  }
  const address = addressOf(request.url);
  if (!address) return sendFinished(statusPages.notFound);
  const { path } = address;
  if (services.handles(path)) return services.forward(request, response);
  if (path === REPORT_PATH) return receiveReport(request, response);
  const refusal = refusalOfRead(request);
  if (refusal) {
    return sendText(response, refusal.status, refusal.text, { ...refusal.headers, connection: 'close' });
  }

  // 2. Health, for load balancers.
  if (isHealthPath(path)) return sendHealth(path, response, parts);

  // 3. Files of the build, from memory.
  if (files.has(path)) return sendFinished(await files.get(path), { ranges: path.endsWith('.pdf') });

  // 4. The database's clock, unless it was looked at a moment ago.
  if (!clock.visit()) await clock.settle();
  if (isShownPath(path)) return sendShown(path, response, parts);

  // 5. Finished pages, from memory or rendered by Next, finished and kept.
  const area = areaOf(address, request);
  const page = area ? null : pageOf(path);
  if (page && pages.has(page)) return sendFinished(pages.current(page) ?? (await pages.get(page)));

  // 6. What Next answers itself.
  if (area) return passToNext(request, response, { area, path, handler: parts.next, settings });

  // 7. Everything else has moved, or is not there.
  const moved = redirectOf(path);
  if (!moved) return sendFinished(statusPages.notFound);
  sendText(response, 308, moved, { location: moved, 'cache-control': 'public, max-age=3600' });

  function sendFinished(finished: FinishedResponse, options?: { ranges: boolean }) {
    send(request, response, finished, options);
  }
}

/** Answers one request, whatever happens. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  try {
    await handle(request, response, parts);
  } catch (error) {
    logFault(error, { path: request.url ?? '', method: request.method ?? '', status: 500 });
    if (response.headersSent) response.destroy();
    else send(request, response, parts.statusPages.serverError);
  }
}
