import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addSecurityHeaders, PART_HEADERS, SECURITY_HEADERS } from './security-headers';

const own = "default-src 'none'; script-src 'self'";
let server: Server;
let origin: string;

beforeAll(async () => {
  addSecurityHeaders();
  server = createServer(({ url }, response) => {
    if (url === '/page') response.setHeader('content-security-policy', own);
    if (url === '/typeface') response.setHeader('content-type', 'font/woff2');
    if (url === '/drawing') response.setHeader('content-type', 'image/svg+xml');
    if (url === '/redirect') response.writeHead(308, { location: '/' });
    if (url === '/at-once') response.writeHead(200, { 'content-security-policy': own });
    response.end('');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const headersOf = async (path: string) => (await fetch(`${origin}${path}`, { redirect: 'manual' })).headers;

describe('the security headers', () => {
  it.each(['/', '/redirect', '/drawing'])('stand on every response without any (%s)', async (path) => {
    expect(Object.fromEntries(await headersOf(path))).toMatchObject(
      Object.fromEntries(
        Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  });

  it.each(['/page', '/at-once'])(
    'leave a response its own policy and add no second one (%s)',
    async (path) => {
      const headers = await headersOf(path);
      expect(headers.get('content-security-policy')).toBe(own);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('are three for a file in which nothing could run', async () => {
    const names = [...(await headersOf('/typeface')).keys()];
    const wanted = Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase());
    expect(names.filter((name) => wanted.includes(name))).toEqual(
      Object.keys(PART_HEADERS)
        .map((name) => name.toLowerCase())
        .sort(),
    );
  });

  it('let nothing run where a response has no policy of its own', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });
});
