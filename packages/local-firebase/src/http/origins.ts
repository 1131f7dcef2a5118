import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from './api-error';
import type { ApiResponse } from './route';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
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

/** Restricts the hosts and pages to which the server responds. */
export type Origins = {
  /**
   * Throws `PERMISSION_DENIED` for a host other than this machine and the configured hosts, because a page whose name
   * resolves to this machine would otherwise be same-origin. Also throws for a request from a foreign page, unless it
   * is a GET or HEAD request, which changes nothing and whose response the page cannot read.
   */
  check(method: string, headers: IncomingHttpHeaders): void;
  /** Returns CORS headers that let pages on this machine and the configured hosts read a response. */
  corsHeaders(headers: IncomingHttpHeaders): Record<string, string>;
};

const parse = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null);

/** @param hosts the names of further hosts, without ports */
export function createOrigins(hosts: readonly string[]): Origins {
  const isConfigured = (url: URL | null) => url !== null && hosts.includes(url.hostname);
  const isLoopback = (url: URL | null) => url !== null && LOOPBACK.test(url.hostname);

  /** Pages on this machine count only if the browser reached the backend, or its proxy, on this machine too. */
  function isOwnPage(origin: URL | null, { 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
    const isNear = forwarded === undefined || isLoopback(parse(`http://${forwarded}`));
    return isConfigured(origin) || (isNear && isLoopback(origin));
  }

  /** Only a proxy on this machine, or a page that has passed a preflight request, can send `X-Forwarded-Host`. */
  function isOfProxy(origin: URL | null, { 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
    return origin !== null && forwarded !== undefined && parse(`http://${forwarded}`)?.host === origin.host;
  }

  return {
    check(method, headers) {
      const host = parse(`http://${headers.host}`);
      if (!isLoopback(host) && !isConfigured(host)) {
        throw new ApiError('PERMISSION_DENIED', `This backend does not serve the host '${headers.host}'.`);
      }
      if (headers.origin === undefined || method === 'GET' || method === 'HEAD') return;
      const origin = parse(headers.origin);
      if (isOwnPage(origin, headers) || isOfProxy(origin, headers)) return;
      throw new ApiError('PERMISSION_DENIED', `Pages of '${headers.origin}' may not use this backend.`);
    },

    corsHeaders(headers) {
      const { origin } = headers;
      if (!origin) return {};
      const vary = { Vary: 'Origin' };
      if (!isOwnPage(parse(origin), headers)) return vary;
      return {
        ...vary,
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Expose-Headers': EXPOSED.join(', '),
      };
    },
  };
}

export function answerPreflight(headers: IncomingHttpHeaders): ApiResponse {
  return {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
      'Access-Control-Max-Age': '3600',
    },
  };
}
