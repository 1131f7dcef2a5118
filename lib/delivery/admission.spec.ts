import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAdmitted, rejectWrites } from './admission';

it.each([
  ['GET', '/feed.xml', true],
  ['HEAD', '/', true],
  ['POST', '/feed.xml', false],
  ['OPTIONS', '/company', false],
  ['POST', '/admin', false],
  ['POST', '/api/revalidate', true],
  ['POST', '/v1/projects/demo/databases/(default)/documents:commit', true],
  ['DELETE', '/v0/b/bucket/o/name', true],
  ['POST', '/_next/image?url=/api/', false],
])('%s %s: %s', (method, url, admitted) => {
  expect(isAdmitted(method, url)).toBe(admitted);
});

it('rejects a form POST before any request listener sees it', async () => {
  const emit = Server.prototype.emit;
  rejectWrites();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(String(request.method));
    response.end('page');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`;
  try {
    const refused = await fetch(address, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await (await fetch(address)).text()).toBe('page');
    expect(seen).toEqual(['GET']);
  } finally {
    Server.prototype.emit = emit;
    server.closeAllConnections();
    server.close();
  }
});
