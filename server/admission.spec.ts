import type { IncomingMessage } from 'node:http';
import { addressOf, headersForNext, refusalOfRead } from './admission';

const request = (method: string, headers: Record<string, string> = {}) =>
  ({ method, headers, rawHeaders: [] }) as unknown as IncomingMessage;

describe('addressOf', () => {
  it.each([
    ['/', '/', ''],
    ['/products/molecular/', '/products/molecular', ''],
    ['/blogs?utm_source=letter', '/blogs', '?utm_source=letter'],
    ['/files/pdf/a%20b.pdf', '/files/pdf/a%20b.pdf', ''],
  ])('splits %s into a path and a query string', (target, path, search) => {
    expect(addressOf(target)).toEqual({ path, search });
  });

  it.each([
    'http://elsewhere.example/',
    '//elsewhere.example/',
    '*',
    '/%',
    '/%c0%af',
    '/a/../admin',
    '/a/./b',
    '/a\\b',
    `/${'a'.repeat(9_000)}`,
    undefined,
  ])('returns null for %s', (target) => {
    expect(addressOf(target)).toBeNull();
  });
});

describe('refusalOfRead', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('refuses %s', (method) => {
    expect(refusalOfRead(request(method))).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it.each([
    ['content-length', '3'],
    ['transfer-encoding', 'chunked'],
  ])('refuses a GET with %s', (name, value) => {
    expect(refusalOfRead(request('GET', { [name]: value }))?.status).toBe(400);
  });

  it('admits GET and HEAD', () => {
    expect([refusalOfRead(request('GET')), refusalOfRead(request('HEAD'))]).toEqual([null, null]);
  });
});

it('passes Next only the configured host and the headers listed for an image request', () => {
  const stranger = request('GET', {
    host: 'elsewhere.example',
    accept: 'image/avif',
    cookie: '__prerender_bypass=1',
    rsc: '1',
    'next-action': 'x',
    'x-middleware-subrequest': 'middleware',
    'x-invoke-path': '/admin',
    'x-matched-path': '/admin',
    'x-prerender-revalidate': 'x',
    'x-forwarded-host': 'elsewhere.example',
  });
  expect(headersForNext(stranger, 'file', 'www.purvia.example')).toEqual({ host: 'www.purvia.example' });
});
