import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../lib/settings/settings';
import { headersForNext, type NextArea } from './admission';
import { commonHeaders } from './headers';
import type { Renderer } from './rendering/renderer';
import { sendText } from './responses';

/** Headers that reveal how Next works and are of no use to visitors, or describe the connection to it. */
const INTERNAL =
  /^x-(?:nextjs|next|middleware|invoke|matched)-|^(?:connection|keep-alive|transfer-encoding)$/;

/** Adds the common headers to Next's and removes its internal ones. */
function publicHeaders(answer: IncomingMessage, path: string, settings: Settings): OutgoingHttpHeaders {
  const status = answer.statusCode ?? 500;
  const kept = Object.entries(answer.headers).filter(([name]) => !INTERNAL.test(name));
  return {
    ...commonHeaders({ status, type: answer.headers['content-type'] ?? '', path }, settings),
    ...Object.fromEntries(kept),
  };
}

/** Lets Next serve the request itself: optimised images, stored files and the admin's navigation. */
export async function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  {
    area,
    path,
    renderer,
    settings,
  }: { area: NextArea; path: string; renderer: Renderer; settings: Settings },
): Promise<void> {
  if (!renderer.isRunning) {
    sendText(response, 503, 'Try again in a second.', { 'retry-after': '1' });
    return;
  }
  const headers = headersForNext(request, area, new URL(settings.siteUrl).host);
  const sent = renderer.request(request.method, request.url, headers);
  response.once('close', () => sent.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject).end();
  });
  response.writeHead(answer.statusCode ?? 500, publicHeaders(answer, path, settings));
  await pipeline(answer, response);
}
