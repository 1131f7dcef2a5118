import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFile } from './stored-file';

const TIMEOUT_MS = 200;

let store: Server;
let answer: RequestListener;

beforeAll(async () => {
  store = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  process.env.NEXT_PUBLIC_BACKEND = JSON.stringify({
    kind: 'embedded',
    keys: { storageBucket: 'bucket' },
    origins: { auth: origin, firestore: origin, storage: origin },
  });
});

afterAll(() => {
  store.closeAllConnections();
  store.close();
});

const open = () => openFile('pdfs/a.pdf', { type: 'application/pdf', headers: {}, timeoutMs: TIMEOUT_MS });

describe('openFile', () => {
  it.each([
    [404, 404],
    [403, 404],
    [503, 503],
    [429, 503],
    [500, 503],
  ])("responds to the store's %i with %i", async (status, expected) => {
    answer = (_, response) => response.writeHead(status).end();
    expect((await open()).status).toBe(expected);
  });

  it('responds with Retry-After when the store times out', async () => {
    answer = () => undefined;
    const response = await open();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('responds with Retry-After when the connection breaks', async () => {
    answer = (_, response) => void response.destroy();
    expect((await open()).status).toBe(503);
  });

  it('sends a file whose download exceeds the response timeout', async () => {
    answer = (_, response) => {
      response.write('first, ');
      setTimeout(() => response.end('last'), 2 * TIMEOUT_MS);
    };
    expect(await (await open()).text()).toBe('first, last');
  });

  it('ends a body that is longer than any stored file', async () => {
    const megabyte = Buffer.alloc(1024 * 1024);
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        response.once('close', resolve);
        const send = () => {
          while (!response.destroyed && response.write(megabyte));
          response.once('drain', send);
        };
        send();
      };
    });
    await expect((await open()).arrayBuffer()).rejects.toThrow('A stored file has more than');
    await closed;
  });
});
