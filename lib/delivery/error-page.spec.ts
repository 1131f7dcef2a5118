import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendOnFailure } from './error-page';

const PAGE = '<h1>Something went wrong</h1>';
const SHELL = '<script src="/_next/a.js"></script>';

let server: Server;

beforeAll(async () => {
  sendOnFailure(PAGE);
  server = createServer(({ url = '' }, response) => {
    const [status, type] = url.slice(url.indexOf('?') + 1).split(',');
    response.statusCode = Number(status);
    response.setHeader('content-type', type ?? '');
    response.setHeader('etag', '"of the shell"');
    if (url.startsWith('/pieces')) response.write(SHELL);
    if (url.startsWith('/length')) response.setHeader('content-length', SHELL.length);
    response.end(url.startsWith('/pieces') ? undefined : SHELL);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it.each(['/pieces', '/length', '/at-once'])('sends the page in place of a failed one: %s', async (path) => {
  const answer = await get(`${path}?500,text/html; charset=utf-8`);
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([500, PAGE, null]);
});

it.each(['/page?200,text/html', '/page?404,text/html', '/api?500,application/json', '/admin?500,text/html'])(
  'leaves alone what is no failed page: %s',
  async (path) => {
    const answer = await get(path);
    expect([await answer.text(), answer.headers.get('etag')]).toEqual([SHELL, '"of the shell"']);
  },
);
