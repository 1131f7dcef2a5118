import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextRequestHandler } from 'next-zero-js';
import type { Settings } from '../lib/settings/settings';
import { type NextArea, stripHeaders } from './admission';
import { commonHeaders } from './headers';

/** Headers that reveal how Next works and are of no use to visitors. */
const INTERNAL = /^x-(?:nextjs|next|middleware|invoke|matched)-/;

/** When the response's head is written, adds the common headers and removes Next's internal ones. */
function completeHeaders(response: ServerResponse, path: string, settings: Settings): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, args) {
      for (const name of response.getHeaderNames()) if (INTERNAL.test(name)) response.removeHeader(name);
      const type = String(response.getHeader('content-type') ?? '');
      const status = typeof args[0] === 'number' ? args[0] : response.statusCode;
      for (const [name, value] of Object.entries(commonHeaders({ status, type, path }, settings))) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
      return Reflect.apply(writeHead, self, args);
    },
  });
}

/** Lets Next serve the request itself: optimised images, stored files and the admin's navigation. */
export async function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  {
    area,
    path,
    handler,
    settings,
  }: {
    area: NextArea;
    path: string;
    handler: NextRequestHandler;
    settings: Settings;
  },
): Promise<void> {
  stripHeaders(request, area, new URL(settings.siteUrl).host);
  completeHeaders(response, path, settings);
  await handler(request, response);
}
