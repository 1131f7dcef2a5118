import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Returns the client's address: the connection's, or the one reported by trusted proxies.
 * @param trustedProxies addresses and networks, such as `10.0.0.0/8`
 * @throws TypeError for anything else
 */
export function clientAddressBehind(trustedProxies: string[]): ClientAddress {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => proxyAddr(request, isTrusted) ?? '';
}
