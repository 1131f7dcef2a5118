import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type FinishedResponse, finishedResponse, send } from './responses';

const TEXT = 'A line of a page. '.repeat(100);

type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends a request to a server that returns this response. */
async function ask(
  finished: FinishedResponse,
  headers: Record<string, string>,
  { method = 'GET', ranges = false } = {},
): Promise<Got> {
  const server = createServer((request, response) => send(request, response, finished, { ranges }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const asked = httpRequest({ port, host: '127.0.0.1', method, headers, agent: false }).end();
    const [response] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  } finally {
    server.close();
  }
}

const html = () => finishedResponse(200, { 'content-type': 'text/html' }, Buffer.from(TEXT));

describe('a finished response', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('to a request with Accept-Encoding "%s" has Content-Encoding %s', async (accepted, encoding, decode) => {
    const { headers, body } = await ask(await html(), { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(TEXT);
  });

  it('has a different ETag for each encoding, and becomes a 304 only if the ETag matches', async () => {
    const finished = await html();
    const br = await ask(finished, { 'accept-encoding': 'br' });
    const gzip = await ask(finished, { 'accept-encoding': 'gzip' });
    expect(br.headers.etag).not.toBe(gzip.headers.etag);
    const again = await ask(finished, { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await ask(finished, {
      'accept-encoding': 'br',
      'if-none-match': String(gzip.headers.etag),
    });
    expect(other.status).toBe(200);
  });

  it('becomes a 304 for one of several tags, and for a tag that a proxy has weakened', async () => {
    const finished = await html();
    const { headers } = await ask(finished, { 'accept-encoding': 'br' });
    const tags = `"other", W/${headers.etag}`;
    const again = await ask(finished, { 'accept-encoding': 'br', 'if-none-match': tags });
    expect(again.status).toBe(304);
  });

  it('to a HEAD request has a length but no body', async () => {
    const { headers, body } = await ask(await html(), { 'accept-encoding': 'br' }, { method: 'HEAD' });
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=10-', 206, 10, 1800],
    ['bytes=-5', 206, 1795, 1800],
    ['bytes=5000-', 200, 0, 1800],
    ['bytes=0-1,4-5', 200, 0, 1800],
    ['pages=1-2', 200, 0, 1800],
  ])('to a request with Range: %s has status %i', async (range, status, start, end) => {
    const finished = await finishedResponse(200, { 'content-type': 'application/pdf' }, Buffer.from(TEXT));
    const got = await ask(finished, { range }, { ranges: true });
    expect(got.status).toBe(status);
    expect(got.body.toString()).toBe(TEXT.slice(start, end));
    expect(got.headers['content-length']).toBe(String(end - start));
  });
});
