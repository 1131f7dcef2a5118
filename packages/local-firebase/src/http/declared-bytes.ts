import type { IncomingHttpHeaders } from 'node:http';

/** Returns the declared size of a request's body: infinity if the request does not declare it. */
export function declaredBytes(headers: IncomingHttpHeaders): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}
