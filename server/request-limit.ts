import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from 'proxy-addr';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

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

/**
 * Returns the address by which a client is limited: for IPv6, the first 64 bits, because each subscriber has at least
 * one /64 network.
 */
function subscriberOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const zeros = '0:'.repeat(9 - address.split(':').length);
  const groups = address.replace('::', `:${zeros}`).split(':', 4);
  return groups.map((group) => Number.parseInt(group || '0', 16)).join(':');
}

/** The maximum number of concurrent requests per address, enough for several browsers behind one router. */
export const MAX_REQUESTS = 100;

/** The maximum number of concurrent searches per address. */
export const MAX_SEARCHES = 8;

/** Counts the requests in flight for each address. */
export class RequestLimit {
  #underWay = new Map<string, number>();
  #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a request until its response closes. Returns false, without counting, if the address is at the limit. */
  admit(address: string, response: ServerResponse): boolean {
    const subscriber = subscriberOf(address);
    const count = this.#underWay.get(subscriber) ?? 0;
    if (count >= this.#most) return false;
    this.#underWay.set(subscriber, count + 1);
    response.once('close', () => {
      const left = (this.#underWay.get(subscriber) ?? 1) - 1;
      if (left > 0) this.#underWay.set(subscriber, left);
      else this.#underWay.delete(subscriber);
    });
    return true;
  }
}

const WINDOW_SECONDS = 10;

/**
 * How many requests each address may send in ten seconds, by class of address. Pages and static files are not limited,
 * because they come from memory.
 */
export const RATES: Partial<Record<string, number>> = { service: 300, upload: 600, search: 100 };

/** Counts the requests of each address over time. */
export class RateLimit {
  #limiters = new Map(
    Object.entries(RATES).map(([route, points]) => [
      route,
      new RateLimiterMemory({ keyPrefix: route, points: points ?? 0, duration: WINDOW_SECONDS }),
    ]),
  );

  /** Counts a request. Returns after how many seconds the address may send another, or null if it may send this one. */
  async take(route: string, address: string): Promise<number | null> {
    try {
      await this.#limiters.get(route)?.consume(subscriberOf(address));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1_000);
    }
  }
}
