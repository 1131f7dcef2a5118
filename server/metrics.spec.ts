import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answered, isDirect, observe, routeOf, sendMetrics } from './metrics';

it.each([
  ['/', 'page'],
  ['/blogs/an-article', 'page'],
  ['/press-2024/', 'page'],
  ['/admin', 'admin'],
  ['/admin/blog/1', 'admin'],
  ['/files/images/a/b/320.avif', 'upload'],
  ['/_next/static/a.js', 'static'],
  ['/feed.xml', 'static'],
  ['/search', 'search'],
  ['/ifu', 'search'],
  ['/ifu/paper', 'search'],
  ['/api/ready', 'health'],
  ['/api/shown/Blog/1', 'other'],
  ['/v1/projects/a/databases', 'service'],
])('counts %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

/** Sends requests to a server that responds to every one with these metrics, or with 404 if the client may not see them. */
async function withServer(run: (ask: (headers: Record<string, string>) => Promise<string>) => Promise<void>) {
  const answered: Answered[] = [];
  const server = createServer((incoming, response) => {
    observe(incoming, response, (one) => answered.push(one));
    if (isDirect(incoming)) void sendMetrics(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await run(
    (headers) =>
      new Promise((resolve, reject) => {
        request({ port, host: '127.0.0.1', path: '/company?email=x', headers }, async (response) => {
          let text = String(response.statusCode);
          for await (const chunk of response) text += chunk;
          resolve(text);
        })
          .once('error', reject)
          .end();
      }),
  );
  server.close();
  return answered;
}

it('counts requests by class and status, and passes on nothing about the visitor', async () => {
  const answered = await withServer(async (ask) => {
    await ask({});
    expect(await ask({})).toContain('site_request_duration_seconds_count{route="page",status="200"} 1\n');
  });
  expect(answered).toHaveLength(2);
  expect(answered[0]).toEqual({ route: 'page', method: 'GET', status: 200, seconds: expect.any(Number) });
});

it.each([
  ['through a proxy', { 'x-forwarded-for': '192.0.2.1' }],
  ['by a name of the site', { host: 'www.purvia.example' }],
  ['by a name that leads to this machine', { host: 'evil.example:3000' }],
])('does not show metrics to those who connect %s', async (_how, headers) => {
  await withServer(async (ask) => {
    expect(await ask(headers)).toBe('404');
  });
});
