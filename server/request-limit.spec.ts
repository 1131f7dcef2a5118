import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddressBehind } from './client-address';
import { MAX_REQUESTS, RequestLimit } from './request-limit';

const aResponse = () => new EventEmitter() as ServerResponse;

const requestFrom = (remoteAddress: string, forwarded: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('RequestLimit', () => {
  it('rejects an address with the maximum number of requests in flight, but not another address', () => {
    const limit = new RequestLimit();
    const responses = Array.from({ length: MAX_REQUESTS }, aResponse);
    expect(responses.every((response) => limit.admit('192.0.2.1', response))).toBe(true);
    expect(limit.admit('192.0.2.1', aResponse())).toBe(false);
    expect(limit.admit('192.0.2.2', aResponse())).toBe(true);
    responses[0]?.emit('close');
    expect(limit.admit('192.0.2.1', aResponse())).toBe(true);
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
