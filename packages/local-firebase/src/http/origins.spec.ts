import { request } from 'node:http';
import { type Local, startLocal } from '../testing/start-local';
import { startServer } from './server';

type Answer = { status: number; allowedOrigin: string | undefined };

/** Sends a request without `fetch`, which cannot set `Host`. */
function ask(origin: string, method: string, path: string, headers: Record<string, string>, body = '') {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve({
        status: response.statusCode ?? 0,
        allowedOrigin: response.headers['access-control-allow-origin'],
      });
    });
    sent.once('error', reject).end(body);
  });
}

describe('the server', () => {
  let local: Local;
  beforeAll(async () => {
    local = await startLocal(undefined, { hosts: ['www.configured.example'] });
  });
  afterAll(() => local.close());

  const DOCUMENT = '/v1/projects/demo/databases/(default)/documents/origins/a';
  const patch = (headers: Record<string, string>) =>
    ask(local.backend.origin, 'PATCH', DOCUMENT, { 'Content-Type': 'text/plain', ...headers }, '{}');
  const get = (headers: Record<string, string>) => ask(local.backend.origin, 'GET', DOCUMENT, headers);

  it.each([
    ['localhost:9390', 200],
    ['127.0.0.1', 200],
    ['127.8.9.1:1', 200],
    ['[::1]:9390', 200],
    ['www.configured.example:443', 200],
    ['evil.example', 403],
    ['evil.example:9390', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost@evil.example', 403],
    ['0.0.0.0', 403],
    ['[::]', 403],
    ['[::ffff:127.0.0.1]', 403],
    ['localhost.', 403],
    ['localhost, evil.example', 403],
    ['evil.example/localhost', 403],
  ])(
    'protects the data from pages of a host that resolves to this machine: %j gets %i',
    async (host, status) => {
      const answers = [await patch({ Host: host }), await get({ Host: host })];
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
    },
  );

  it.each([
    ['http://localhost:3000', 200],
    ['http://127.0.0.1:5000', 200],
    ['http://[::1]:5000', 200],
    ['https://www.configured.example', 200],
    ['https://elsewhere.example', 403],
    ['http://localhost.elsewhere.example', 403],
    ['http://undefined', 403],
    ['null', 403],
    ['', 403],
    ['file://', 403],
    ['blob:http://localhost', 403],
    ['http://localhost.', 403],
    ['http://localhost@elsewhere.example', 403],
    ['http://localhost, https://elsewhere.example', 403],
  ])('lets only its own pages write and read responses: %s gets %i', async (origin, status) => {
    const own = status === 200;
    const allowedOrigin = own ? origin : undefined;
    const preflight = await ask(local.backend.origin, 'OPTIONS', DOCUMENT, {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
    });
    expect(preflight).toEqual({ status: own ? 204 : 403, allowedOrigin });
    expect(await patch({ Origin: origin })).toEqual({ status, allowedOrigin });
    await local.asOwner('/origins/a', { fields: {} }, { method: 'PATCH' });
    // The browser hides this response from the page unless it has CORS headers.
    expect(await get({ Origin: origin })).toEqual({ status: 200, allowedOrigin });
  });

  it.each([
    ['www.site.example', 200],
    ['www.site.example:8443', 403],
    ['elsewhere.example', 403],
    ['', 403],
  ])("lets pages write through a proxy on the pages' own host: %j gets %i", async (forwarded, status) => {
    const headers = { Origin: 'https://www.site.example', 'X-Forwarded-Host': forwarded };
    expect(await patch(headers)).toMatchObject({ status });
  });

  it('serves no host but this machine unless hosts are configured', async () => {
    const server = await startServer({ port: 0, routes: [], log: () => {} });
    const { status } = await ask(server.origin, 'GET', '/', { Host: 'www.configured.example' });
    await server.close();
    expect(status).toBe(403);
  });

  it('lets pages on a visitor’s own machine read nothing through the public site', async () => {
    const Origin = 'http://localhost:5000';
    const through = { Origin, 'X-Forwarded-Host': 'www.configured.example' };
    expect(await patch(through)).toEqual({ status: 403, allowedOrigin: undefined });
    expect(await get(through)).toEqual({ status: 200, allowedOrigin: undefined });
    const near = { Origin, 'X-Forwarded-Host': 'localhost:3000' };
    expect(await patch(near)).toEqual({ status: 200, allowedOrigin: Origin });
  });

  it('accepts the owner token only without a proxy, so that a stolen token is of no use elsewhere', async () => {
    const owner = { Authorization: `Bearer ${local.backend.ownerToken}` };
    expect((await patch(owner)).status).toBe(200);
    expect((await patch({ ...owner, 'X-Forwarded-For': '192.0.2.1' })).status).toBe(403);
    expect((await get({ ...owner, 'X-Forwarded-For': '192.0.2.1' })).status).toBe(403);
  });
});
