import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '../lib/settings/settings';
import { headersForNext, type NextArea } from './admission';
import { commonHeaders } from './headers';
import type { Renderer } from './rendering/renderer';

/** Headers that expose Next's internals, or that describe the connection to Next. */
const INTERNAL =
  /^x-(?:nextjs|next|middleware|invoke|matched)-|^(?:connection|keep-alive|transfer-encoding)$/;

/** Returns the common headers and Next's headers, without the internal ones. */
function publicHeaders(answer: IncomingMessage, path: string, settings: Settings): OutgoingHttpHeaders {
  const status = answer.statusCode ?? 500;
  const kept = Object.entries(answer.headers).filter(([name]) => !INTERNAL.test(name));
  return {
    ...commonHeaders({ status, type: answer.headers['content-type'] ?? '', path }, settings),
    ...Object.fromEntries(kept),
  };
}

/** Passes a request on to Next, which serves optimised images, stored files and the admin's navigation itself. */
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
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await renderer.request({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: headersForNext(request, area, new URL(settings.siteUrl).host),
      signal: gone.signal,
    });
    response.writeHead(answer.statusCode ?? 500, publicHeaders(answer, path, settings));
    await pipeline(answer, response);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
}
