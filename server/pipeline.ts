import type { IncomingMessage, ServerResponse } from 'node:http';
import { builtDownloads } from '../content/documents';
import { fileAnswers } from '../content/publishing';
import type { PublicContent } from '../lib/public/public-content';
import { publicPdfPath } from '../lib/records/pdf-address';
import type { Backend } from '../lib/settings/settings';
import { gtinIn } from '../lib/text/gtin';
import { type Address, addressOf, isTooLong, type NextArea, refusalOfRead } from './admission';
import type { ChangeWatch } from './change-watch';
import type { Files } from './files';
import { isAdmin, REPORT_PATH } from './headers';
import { isHealthPath, type Readiness, sendHealth } from './health';
import { logFault } from './log';
import { isDirect, METRICS_PATH, routeOf, sendMetrics } from './metrics';
import type { Pages } from './pages';
import { receiveReport } from './policy-reports';
import type { Renderer } from './renderer';
import type { ClientAddress, RateLimit, RequestLimit } from './request-limit';
import { isBelowImages, isImagePath, type ResizedImages } from './resized-images';
import { type FinishedResponse, type SendOptions, send, sendText } from './responses';
import { NOT_FOUND, pageOf, redirectOf, SERVER_ERROR } from './routes';
import { askedBy, type Search } from './search/search';
import { forward, serviceAt } from './service-proxy';
import { isShownPath, sendPagesShowing } from './shown';

export type Parts = {
  clientAddress: ClientAddress;
  /** Null unless trusted proxies are set: behind an unknown proxy, all visitors might share one address. */
  limit: RequestLimit | null;
  rates: RateLimit | null;
  backend: Backend;
  files: Files;
  images: ResizedImages;
  pages: Pages;
  content: PublicContent;
  changes: ChangeWatch;
  search: Search;
  renderer: Renderer;
  readiness: Readiness;
};

/** The area of a request that Next serves itself (admin navigation or a stored file), or null. */
function areaOf({ path, search }: Address, { headers }: IncomingMessage): NextArea | null {
  if (path.startsWith('/files/')) return 'file';
  if (isAdmin(path) && (headers.rsc !== undefined || /[?&]_rsc=/.test(search))) return 'admin';
  return null;
}

/** Returns the address of the listed PDF that replaces this built-in download, or null. */
async function replacementOf(path: string, { changes, content }: Parts): Promise<string | null> {
  if (!(path in builtDownloads)) return null;
  await changes.visit();
  const document = content.replacementOf(path);
  return document ? publicPdfPath(document.id) : null;
}

/** Handles one request, in the numbered steps below. */
export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const { files, images, pages, content, changes, limit } = parts;
  const client = parts.clientAddress(request);

  // 1. Admission: reject unwanted requests. Policy reports, and requests to the backend's services, end here.
  if (limit && !limit.admit(client, response)) {
    return sendText(response, 429, 'Too many concurrent requests.', {
      'retry-after': '1',
      connection: 'close',
    });
  }
  if (isTooLong(request.url)) {
    return sendText(response, 414, 'The address is too long.', { connection: 'close' });
  }
  const address = addressOf(request.url);
  const wait = address && (await parts.rates?.take(routeOf(address.path), client));
  if (wait) return sendText(response, 429, 'Too many requests.', { 'retry-after': String(wait) });
  if (!address) return sendNotFound();
  const { path } = address;
  const service = serviceAt(path, parts.backend);
  if (service) return forward(request, response, service, client);
  if (path === REPORT_PATH) return receiveReport(request, response);
  const refusal = refusalOfRead(request);
  if (refusal) {
    return sendText(response, refusal.status, refusal.text, { ...refusal.headers, connection: 'close' });
  }

  // 2. Health, for load balancers, and metrics, for programs on this machine.
  if (isHealthPath(path)) return sendHealth(path, response, parts);
  if (path === METRICS_PATH && isDirect(request)) return sendMetrics(response);

  // 3. Static files, cached in memory. Staff may have replaced a built-in download.
  if (files.has(path)) {
    const replacement = await replacementOf(path, parts);
    if (replacement) {
      return sendText(response, 302, replacement, { location: replacement, 'cache-control': 'no-store' });
    }
    return sendFinished(await files.get(path), { ranges: path.endsWith('.pdf') });
  }
  // Next would take much longer to send a resized image, or to find that pages offer none at this path.
  if (isBelowImages(path)) {
    const image = await images.get(path);
    if (image) return sendFinished(image);
    if (!isImagePath(path)) return sendText(response, 404, fileAnswers.missing);
  }

  // 4. The database's change counter, unless it was checked recently; then the list of pages that show a record.
  await changes.visit();
  if (isShownPath(path)) return sendPagesShowing(path, response, parts);

  // 5. Responses to a query: suggestions, or a page with its results or a filled-in form.
  const asked = askedBy(path, address.search);
  if (asked) return parts.search.answer(request, response, asked, client);

  // 6. Pages, from memory or rendered and cached.
  const area = areaOf(address, request);
  const page = area ? null : pageOf(path);
  if (page && pages.has(page)) {
    const served = pages.current(page, changes.checkedAt) ?? (await pages.get(page));
    return sendFinished(served.response, served);
  }

  // 7. Requests that Next serves itself.
  if (area) return parts.renderer.pass(request, response, area, path);

  // 8. Redirects, including those of addresses in capitals and of GS1 Digital Links to documents, and 404s.
  if (gtinIn(path) && !content.isLoaded) {
    return sendText(response, 503, 'The documents cannot be read at present.', { 'retry-after': '5' });
  }
  const redirect = redirectOf(address, parts, request.headers['accept-language']);
  if (!redirect) return sendNotFound();
  const { status, location, caching } = redirect;
  sendText(response, status, location, { location, 'cache-control': caching });

  async function sendNotFound() {
    sendFinished((pages.current(NOT_FOUND, changes.checkedAt) ?? (await pages.get(NOT_FOUND))).response);
  }

  function sendFinished(finished: FinishedResponse, options?: SendOptions) {
    send(request, response, finished, options);
  }
}

/**
 * Handles one request. If that fails, logs the error and sends the error page, or disconnects if headers were already
 * sent.
 */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  try {
    await handle(request, response, parts);
  } catch (error) {
    logFault(error, { path: request.url ?? '', method: request.method ?? '', status: 500 });
    if (response.headersSent) return void response.destroy();
    const page = await parts.pages.get(SERVER_ERROR).catch(() => null);
    if (page) send(request, response, page.response);
    else sendText(response, 500, 'This page cannot be shown at present.');
  }
}
