import { MB, sampleBytes, startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

const HOUR = 60 * 60 * 1000;

const start = (name: string, size: number, headers: Record<string, string> = {}) =>
  storage.send('POST', `?name=${encodeURIComponent(name)}`, '{}', {
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Length': String(size),
    ...headers,
  });
const begin = async (name: string, size: number): Promise<string> => {
  const url = new URL((await start(name, size)).headers.get('X-Goog-Upload-URL') ?? '');
  return url.search;
};
const go = async (upload: string, command: string, offset = 0, bytes?: BodyInit, headers = {}) => {
  const response = await storage.send('POST', upload, bytes, {
    'X-Goog-Upload-Command': command,
    'X-Goog-Upload-Offset': String(offset),
    ...headers,
  });
  const status = response.headers.get('X-Goog-Upload-Status');
  return {
    code: response.status,
    status,
    received: Number(response.headers.get('X-Goog-Upload-Size-Received')),
    body: await response.text(),
  };
};
const download = async (name: string) => {
  const response = await storage.send('GET', `/${encodeURIComponent(name)}?alt=media`);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
};

describe('the resumable protocol', () => {
  it('accepts chunks only at the current offset, which it reports, and stores the object at the end', async () => {
    const bytes = sampleBytes(700);
    const upload = await begin('open/chunks', 700);
    expect(await go(upload, 'query')).toMatchObject({ code: 200, status: 'active', received: 0 });
    expect(await go(upload, 'upload', 0, bytes.subarray(0, 300))).toMatchObject({
      status: 'active',
      received: 300,
    });
    expect(await go(upload, 'upload', 200, bytes.subarray(200))).toMatchObject({
      code: 400,
      status: 'active',
      received: 300,
    });
    expect(await go(upload, 'upload', 400, bytes.subarray(400))).toMatchObject({
      code: 400,
      status: 'active',
      received: 300,
    });
    expect(await download('open/chunks')).toBe(404);
    expect(await go(upload, 'upload, finalize', 300, bytes.subarray(300))).toMatchObject({
      code: 200,
      status: 'final',
    });
    expect(await download('open/chunks')).toEqual(Buffer.from(bytes));
  });

  it('repeats the final response if the client did not receive it', async () => {
    const upload = await begin('open/lost', 3);
    const first = await go(upload, 'upload, finalize', 0, 'abc');
    expect(await go(upload, 'query')).toMatchObject({ status: 'final', received: 3 });
    expect(await go(upload, 'finalize', 3)).toEqual(first);
    expect(await go(upload, 'upload, finalize', 0, 'xyz')).toEqual(first);
    expect(await download('open/lost')).toEqual(Buffer.from('abc'));
  });

  it('ends a cancelled upload without storing an object', async () => {
    const upload = await begin('open/cancel', 3);
    await go(upload, 'upload', 0, 'ab');
    expect(await go(upload, 'cancel')).toMatchObject({ code: 200, status: 'cancelled' });
    expect(await go(upload, 'upload, finalize', 2, 'c')).toMatchObject({ code: 404 });
    expect(await download('open/cancel')).toBe(404);
  });

  it('lets only the caller that started an upload continue it', async () => {
    const upload = await begin('open/mine', 3);
    expect(await go(upload, 'upload, finalize', 0, 'abc', { authorization: '' })).toMatchObject({
      code: 403,
    });
    expect(await go(upload, 'upload, finalize', 0, 'abc', { authorization: 'Firebase bad' })).toMatchObject({
      code: 401,
    });
    expect(await go(upload, 'upload, finalize', 0, 'abc')).toMatchObject({ code: 200 });
  });

  it('checks the rules again with the actual size', async () => {
    const { email, password } = await storage.createUser({ customAttributes: '{"admin":true}' });
    const { idToken } = (await storage.call(':signInWithPassword', { email, password })) as {
      idToken: string;
    };
    const authorization = { authorization: `Firebase ${idToken}` };
    const png = { 'X-Goog-Upload-Header-Content-Type': 'image/png' };
    const response = await start('images/lie.png', 10, { ...authorization, ...png });
    const upload = new URL(response.headers.get('X-Goog-Upload-URL') ?? '').search;
    expect(await go(upload, 'upload, finalize', 0, sampleBytes(MB + 1), authorization)).toMatchObject({
      code: 403,
    });
    expect(await download('images/lie.png')).toBe(404);
    expect(await go(upload, 'query', 0, undefined, authorization)).toMatchObject({ code: 404 });
  });

  it('rejects a command on an upload that is more than a day old', async () => {
    const upload = await begin('open/expired', 3);
    storage.clock.advance(25 * HOUR);
    expect(await go(upload, 'upload, finalize', 0, 'abc')).toMatchObject({ code: 404 });
    storage.clock.advance(-25 * HOUR);
    expect(await download('open/expired')).toBe(404);
  });

  it('deletes uploads that are more than a day old when another upload starts', async () => {
    const upload = await begin('open/stale', 3);
    storage.clock.advance(25 * HOUR);
    await begin('open/fresh', 3);
    storage.clock.advance(-25 * HOUR);
    expect(await go(upload, 'query')).toMatchObject({ code: 404 });
  });

  it.each([
    ['a size over the limit', 413, { 'X-Goog-Upload-Header-Content-Length': String(100 * MB + 1) }],
    ['an empty size', 200, { 'X-Goog-Upload-Header-Content-Length': '' }],
    ['a size that is not a number', 400, { 'X-Goog-Upload-Header-Content-Length': 'many' }],
    ['an unknown command', 404, { 'X-Goog-Upload-Command': 'invent' }],
  ])('for a first request with %s, responds with status %i', async (_, code, headers) => {
    const response = await start('open/odd', 3, headers);
    expect(response.status).toBe(code);
    if (code !== 200)
      expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  });

  it('returns a relative URL to pages of the same origin, and an absolute URL to other clients', async () => {
    const address = async (headers: Record<string, string>) =>
      (await start('open/a b', 3, headers)).headers.get('X-Goog-Upload-URL') ?? '';
    const behindProxy = { 'X-Forwarded-Host': 'www.demo.example', 'X-Forwarded-Proto': 'https' };
    expect(await address({ 'Sec-Fetch-Site': 'same-origin' })).toMatch(
      /^\/v0\/b\/demo-bucket\/o\?name=open%2Fa\+b&upload_id=/,
    );
    expect(await address({})).toMatch(new RegExp(`^${storage.origin}/v0/b/`));
    expect(await address(behindProxy)).toMatch(/^https:\/\/www\.demo\.example\/v0\/b\//);
  });
});
