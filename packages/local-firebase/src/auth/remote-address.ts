import type { ApiRequest } from '../http/route';

/**
 * Returns the IP address of a request's client. Only programs on this machine can connect directly, so the last entry
 * in `X-Forwarded-For`, which the nearest proxy added, is trusted.
 */
export function remoteAddress({ headers, stream }: ApiRequest): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return forwarded || (stream.socket.remoteAddress ?? 'unknown');
}
