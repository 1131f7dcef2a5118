import { startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

describe('an object name', () => {
  it.each([
    ['that is missing', ''],
    ['that is too long', 'ü'.repeat(513)],
    ['with NUL', 'a\0b'],
    ['with a line break', 'a\nb'],
    ['with parent segments at the start', '../../etc/passwd'],
    ['with a parent segment in the middle', 'open/../secret/file'],
    ['with a parent segment between backslashes', 'open\\..\\secret'],
  ])('%s is rejected, and nothing is stored', async (_, name) => {
    const before = await (await storage.send('GET', '')).text();
    const upload = await storage.send('POST', `?name=${encodeURIComponent(name)}`, 'x');
    expect(upload.status).toBe(400);
    expect(await upload.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    expect(await (await storage.send('GET', '')).text()).toBe(before);
  });

  it.each(['open/%2e%2e%2f', 'open/C:\\con', 'open/a%00b', 'open/ü'.repeat(20), '__proto__'])(
    'such as %j is accepted',
    async (name) => {
      await storage.put(name, 'text/plain', name);
      expect(await (await storage.get(name)).text()).toBe(name);
    },
  );

  it('is not found in a bucket that is not served', async () => {
    const response = await fetch(`${storage.origin}/v0/b/other/o/file`);
    expect(response.status).toBe(404);
  });
});
