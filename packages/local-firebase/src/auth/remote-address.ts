import type { ApiRequest } from '../http/route';

/**
 * The address that a request came from. Only programs on this machine connect directly, so the entry added by the
 * nearest proxy is trusted: the last one in `X-Forwarded-For`.
 */
export function remoteAddress({ headers, stream }: ApiRequest): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return forwarded || (stream.socket.remoteAddress ?? 'unknown');
}
