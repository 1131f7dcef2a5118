import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error';
import type { ApiResponse } from './route';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** The response headers that cross-origin pages may read. Ranged downloads and resumable uploads need them. */
const EXPOSED = [
  'Content-Range',
  'X-Goog-Upload-Chunk-Granularity',
  'X-Goog-Upload-Control-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
];

function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK.has(new URL(origin).hostname);
}

/** Returns CORS headers that let pages on this machine, but no other cross-origin pages, read a response. */
export function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (!headers.origin) return {};
  const vary = { Vary: 'Origin' };
  if (!isLoopback(headers.origin)) return vary;
  return {
    ...vary,
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Expose-Headers': EXPOSED.join(', '),
  };
}

export function answerPreflight({ headers }: IncomingMessage): ApiResponse {
  if (!headers.origin || !isLoopback(headers.origin)) {
    throw new ApiError('PERMISSION_DENIED', 'Only pages on this machine may send cross-origin requests.');
  }
  return {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      'Access-Control-Max-Age': '3600',
    },
  };
}
