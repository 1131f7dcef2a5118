import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddressBehind, MAX_REQUESTS, RATES, RateLimit, RequestLimit } from './request-limit';

const aResponse = () => new EventEmitter() as ServerResponse;

const requestFrom = (remoteAddress: string, forwarded: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('RequestLimit', () => {
  it('rejects an address with the maximum number of requests in flight, but not another address', () => {
    const limit = new RequestLimit(MAX_REQUESTS);
    const responses = Array.from({ length: MAX_REQUESTS }, aResponse);
    expect(responses.every((response) => limit.admit('192.0.2.1', response))).toBe(true);
    expect(limit.admit('192.0.2.1', aResponse())).toBe(false);
    expect(limit.admit('192.0.2.2', aResponse())).toBe(true);
    responses[0]?.emit('close');
    expect(limit.admit('192.0.2.1', aResponse())).toBe(true);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', false],
    ['2001:db8::1', '2001:0db8:0:0:a:b:c:d', false],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
    ['2001:db8::1:2:3:4', '2001:db8:0:1:2:3:4:5', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', true],
  ])(
    'counts the IPv6 addresses of one subscriber together: after %s, %s is admitted: %s',
    (first, second, isAdmitted) => {
      const limit = new RequestLimit(1);
      limit.admit(first, aResponse());
      expect(limit.admit(second, aResponse())).toBe(isAdmitted);
    },
  );
});

describe('RateLimit', () => {
  it('rejects an address that has sent too many requests of a class, but no other address or class', async () => {
    const rates = new RateLimit();
    const most = RATES.search ?? 0;
    const first = await Promise.all(Array.from({ length: most }, () => rates.take('search', '192.0.2.1')));
    expect(first.every((wait) => wait === null)).toBe(true);
    expect(await rates.take('search', '192.0.2.1')).toBe(10);
    expect(await rates.take('search', '192.0.2.2')).toBeNull();
    expect(await rates.take('upload', '192.0.2.1')).toBeNull();
    for (let host = 0; host < most; host += 1) await rates.take('search', `2001:db8::${host.toString(16)}`);
    expect(await rates.take('search', '2001:db8::ffff')).toBe(10);
  });

  it('never rejects pages, which come from memory', async () => {
    const rates = new RateLimit();
    for (let request = 0; request < 5_000; request += 1)
      expect(await rates.take('page', '192.0.2.1')).toBeNull();
  });
});

describe('clientAddressBehind', () => {
  it('trusts X-Forwarded-For only from trusted proxies', () => {
    const addressOf = clientAddressBehind(['10.0.0.0/8']);
    expect(addressOf(requestFrom('10.1.2.3', '203.0.113.9, 192.0.2.1'))).toBe('192.0.2.1');
    expect(addressOf(requestFrom('192.0.2.7', '203.0.113.9'))).toBe('192.0.2.7');
  });

  it('throws an error for an invalid proxy address', () => {
    expect(() => clientAddressBehind(['proxy.example'])).toThrow('invalid IP address');
  });
});
