import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFile } from './stored-file';

const TIMEOUT_MS = 500;

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

const openPart = (headers: Record<string, string>) =>
  openFile('pdfs/a.pdf', {
    type: 'application/pdf',
    headers: { etag: '"a"' },
    request: new Request('http://site.example', { headers }),
  });

const open = () => openFile('pdfs/a.pdf', { type: 'application/pdf', headers: {}, timeoutMs: TIMEOUT_MS });

describe('openFile', () => {
  it.each([
    [404, 404],
    [403, 404],
    [503, 503],
    [429, 503],
    [500, 503],
  ])('responds to status %i from storage with %i', async (status, expected) => {
    answer = (_, response) => response.writeHead(status).end();
    expect((await open()).status).toBe(expected);
  });

  it('responds with 503 and Retry-After when storage times out', async () => {
    answer = () => undefined;
    const response = await open();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('responds with 503 when the connection breaks', async () => {
    answer = (_, response) => void response.destroy();
    expect((await open()).status).toBe(503);
  });

  it('sends a file whose download takes longer than the response timeout', async () => {
    answer = (_, response) => {
      response.write('first, ');
      setTimeout(() => response.end('last'), 2 * TIMEOUT_MS);
    };
    expect(await (await open()).text()).toBe('first, last');
  });

  it('lets nothing in a file run, and sandboxes all but PDFs, which Safari would not show', async () => {
    answer = (_, response) => response.writeHead(200).end();
    const policy = async (type: string) =>
      (await openFile('a', { type, headers: {} })).headers.get('content-security-policy');
    expect(await policy('image/png')).toBe("default-src 'none'; sandbox");
    expect(await policy('application/pdf')).toMatch(/^default-src 'none';(?!.*(?:sandbox|script))/);
  });

  it('sends the length and announces support for byte ranges', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': '5' }).end('whole');
    const { status, headers } = await openPart({});
    expect([status, headers.get('content-length'), headers.get('accept-ranges')]).toEqual([
      200,
      '5',
      'bytes',
    ]);
  });

  it('sends the requested bytes, or the whole file for several ranges or another version', async () => {
    answer = ({ headers }, response) => {
      const part = { 'content-length': '2', 'content-range': 'bytes 0-1/5' };
      if (headers.range === 'bytes=0-1') response.writeHead(206, part).end('wh');
      else if (headers.range) response.writeHead(416, { 'content-range': 'bytes */5' }).end();
      else response.end('whole');
    };
    const partOf = async (headers: Record<string, string>) => {
      const response = await openPart(headers);
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    const part = [206, 'wh', 'bytes 0-1/5'];
    expect(await partOf({ range: 'bytes=0-1' })).toEqual(part);
    expect(await partOf({ range: 'bytes=0-1', 'if-range': '"a"' })).toEqual(part);
    expect(await partOf({ range: 'bytes=0-1', 'if-range': '"b"' })).toEqual([200, 'whole', null]);
    expect(await partOf({ range: 'bytes=0-1,3-4' })).toEqual([200, 'whole', null]);
    expect(await partOf({ range: 'bytes=9-' })).toEqual([416, '', 'bytes */5']);
  });

  it('aborts a body that exceeds the limit for stored files', async () => {
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
    await expect((await open()).arrayBuffer()).rejects.toThrow('The stored file is larger than');
    await closed;
  });
});
