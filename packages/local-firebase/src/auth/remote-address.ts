import { isIPv6 } from 'node:net';
import type { ApiRequest } from '../http/route';

/**
 * Returns the first 64 bits of an IPv6 address, and any other address as it is. Each subscriber has at least one
 * /64 network, in which devices change their addresses daily.
 */
function subscriberOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const zeros = '0:'.repeat(9 - address.split(':').length);
  const groups = address.replace('::', `:${zeros}`).split(':', 4);
  return groups.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':');
}

/**
 * Returns the IP address of a request's client, or its network for IPv6. Only programs on this machine can connect
 * directly, so the last entry in `X-Forwarded-For`, which the nearest proxy added, is trusted.
 */
export function remoteAddress({ headers, stream }: ApiRequest): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return subscriberOf(forwarded || (stream.socket.remoteAddress ?? 'unknown'));
}
