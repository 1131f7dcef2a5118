import { startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

describe('a malformed request', () => {
  const multipart = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': 'multipart/related; boundary=b',
  };
  const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;

  it.each([
    ['no body', multipart, ''],
    ['no boundary', { ...multipart, 'Content-Type': 'multipart/related' }, part('application/json', '{}')],
    ['no second part', multipart, `${part('application/json', '{}')}--b--`],
    ['no closing boundary', multipart, part('application/json', '{}') + part('text/plain', 'abc')],
    [
      'metadata that is not JSON',
      multipart,
      `${part('application/json', '{')}${part('text/plain', 'abc')}--b--`,
    ],
    [
      'metadata of the wrong type',
      multipart,
      `${part('application/json', '{"contentType":1}')}${part('text/plain', 'abc')}--b--`,
    ],
    ['oversized headers', multipart, `--b\r\nX: ${'x'.repeat(10_000)}`],
  ])('with %s fails with INVALID_ARGUMENT and stores nothing', async (_, headers, body) => {
    const response = await storage.send('POST', '?name=open%2Fmalformed', body, headers);
    expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    expect((await storage.get('open/malformed')).status).toBe(404);
  });

  it.each(['prefix=a', 'delimiter=x', 'maxResults=0', 'maxResults=many', 'pageToken=%00'])(
    'to list objects with %s fails with status 400',
    async (query) => {
      expect((await storage.send('GET', `?${query}`)).status).toBe(400);
    },
  );
});
