import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFile } from './stored-file';

const PATIENCE = 200;

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

const open = () => openFile('pdfs/a.pdf', { type: 'application/pdf', headers: {}, patience: PATIENCE });

describe('openFile', () => {
  it.each([
    [404, 404],
    [403, 404],
    [503, 503],
    [429, 503],
    [500, 503],
  ])('answers %i of the store with %i', async (status, expected) => {
    answer = (_, response) => response.writeHead(status).end();
    expect((await open()).status).toBe(expected);
  });

  it('asks to come back when the store does not answer in time', async () => {
    answer = () => undefined;
    const response = await open();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('asks to come back when the connection breaks', async () => {
    answer = (_, response) => void response.destroy();
    expect((await open()).status).toBe(503);
  });

  it('sends a file whole that takes longer than the store may take to begin', async () => {
    answer = (_, response) => {
      response.write('first, ');
      setTimeout(() => response.end('last'), 2 * PATIENCE);
    };
    expect(await (await open()).text()).toBe('first, last');
  });
});
