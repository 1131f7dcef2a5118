import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

export type ClientAddress = (request: IncomingMessage) => string;

/**
 * Returns a function that finds a request's client address: the connection's remote address, or the address that
 * trusted proxies report.
 * @param trustedProxies addresses and networks, such as `10.0.0.0/8`
 * @throws TypeError if an entry is not valid
 */
export function clientAddressBehind(trustedProxies: string[]): ClientAddress {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => proxyAddr(request, isTrusted) ?? '';
}
