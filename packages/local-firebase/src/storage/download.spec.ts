import { sampleBytes, startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

const bytes = sampleBytes(1000);

describe('a download', () => {
  beforeAll(() => storage.put('open/file.png', 'image/png', bytes));

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=0-0', 0, 0],
  ])('returns the range %s', async (range, first, last) => {
    const response = await storage.get('open/file.png', { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/1000`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(bytes.subarray(first, last + 1)));
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('fails for the range %s', async (range) => {
    const response = await storage.get('open/file.png', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */1000');
  });

  it.each(['bytes=9-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    'returns the whole object for the range %s',
    async (range) => {
      const response = await storage.get('open/file.png', { range });
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBe(1000);
    },
  );

  it("returns the bytes only if the client's copy is not current", async () => {
    const tag = (await storage.get('open/file.png')).headers.get('etag') ?? '';
    expect((await storage.get('open/file.png', { 'if-none-match': `"other", W/${tag}` })).status).toBe(304);
    expect((await storage.get('open/file.png', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await storage.get('open/file.png', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(
      200,
    );
    await storage.put('open/changing', 'text/plain', 'one');
    const before = (await storage.get('open/changing')).headers.get('etag') ?? '';
    await storage.put('open/changing', 'text/plain', 'two');
    expect(await (await storage.get('open/changing', { 'if-none-match': before })).text()).toBe('two');
  });

  it('returns only the headers for HEAD', async () => {
    const response = await storage.get('open/file.png', {}, 'alt=media', 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('1000');
    expect(await response.text()).toBe('');
  });

  it('accepts only the current download token, and only for the bytes, not the metadata', async () => {
    const { downloadTokens } = await storage.put('secret/file', 'text/plain', 'old');
    const nobody = { authorization: '' };
    expect((await storage.get('secret/file', nobody, `alt=media&token=${downloadTokens}`)).status).toBe(200);
    expect((await storage.get('secret/file', nobody, 'alt=media&token=wrong')).status).toBe(403);
    expect((await storage.get('secret/file', nobody)).status).toBe(403);
    expect((await storage.get('secret/file', nobody, `token=${downloadTokens}`)).status).toBe(403);
    const { downloadTokens: renewed } = await storage.put('secret/file', 'text/plain', 'new');
    expect((await storage.get('secret/file', nobody, `alt=media&token=${downloadTokens}`)).status).toBe(403);
    expect((await storage.get('secret/file', nobody, `alt=media&token=${renewed}`)).status).toBe(200);
  });

  it('with invalid credentials fails with UNAUTHENTICATED, even for a public object', async () => {
    const response = await storage.get('open/file.png', { authorization: 'Firebase nonsense' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 401, status: 'UNAUTHENTICATED' } });
  });
});
