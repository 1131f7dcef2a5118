import { getBytes, getMetadata, ref, uploadBytes } from 'firebase/storage';
import { errorCode } from '../testing/start-auth';
import { MB, sampleBytes, startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

const PNG = { contentType: 'image/png' };
const small = sampleBytes(1000);

describe('an upload in one request', () => {
  it('is stored with its metadata, and its bytes are returned unchanged', async () => {
    const file = ref(await storage.client({}), 'open/ein Ordner/Größe & 😀?#%.txt');
    const { metadata } = await uploadBytes(file, small, {
      contentType: 'text/plain',
      cacheControl: 'public, max-age=60',
      customMetadata: { by: 'the editor' },
    });
    expect(metadata).toMatchObject({
      fullPath: file.fullPath,
      size: 1000,
      contentType: 'text/plain',
      cacheControl: 'public, max-age=60',
      customMetadata: { by: 'the editor' },
      metageneration: '1',
    });
    expect(new Uint8Array(await getBytes(file))).toEqual(small);
    expect(await getMetadata(file)).toMatchObject({
      generation: metadata.generation,
      md5Hash: metadata.md5Hash,
    });
  });

  it.each([
    ['no bytes', new Uint8Array(0)],
    ['text that looks like the end of a part', new TextEncoder().encode('\r\n--\r\n--123--\r\n')],
    ['more bytes than one network chunk', sampleBytes(3 * MB)],
  ])('can contain %s', async (_, bytes) => {
    const file = ref(await storage.client({}), `open/${crypto.randomUUID()}`);
    await uploadBytes(file, bytes);
    expect(Buffer.from(await getBytes(file)).equals(Buffer.from(bytes))).toBe(true);
  });

  it('stores nothing if the rules deny its sender, type or size', async () => {
    const admin = await storage.client({ admin: true });
    const file = (client: typeof admin) => ref(client, 'images/a.png');
    expect(await errorCode(uploadBytes(file(await storage.client(null)), small, PNG))).toBe(
      'storage/unauthorized',
    );
    expect(await errorCode(uploadBytes(file(await storage.client({})), small, PNG))).toBe(
      'storage/unauthorized',
    );
    expect(await errorCode(uploadBytes(file(admin), small, { contentType: 'text/html' }))).toBe(
      'storage/unauthorized',
    );
    expect(await errorCode(uploadBytes(file(admin), sampleBytes(MB + 1), PNG))).toBe('storage/unauthorized');
    expect(await errorCode(getMetadata(file(admin)))).toBe('storage/object-not-found');
    expect(await errorCode(uploadBytes(file(admin), sampleBytes(MB), PNG))).toBe('no error');
  });

  it('can be denied by rules about the object that it would replace', async () => {
    const file = ref(await storage.client({}), 'once/file');
    await uploadBytes(file, small);
    expect(await errorCode(uploadBytes(file, sampleBytes(5)))).toBe('storage/unauthorized');
    expect(new Uint8Array(await getBytes(file))).toEqual(small);
  });

  it('is rejected if its MD5 hash differs from the declared hash', async () => {
    const file = ref(await storage.client({}), 'open/hash');
    const md5Hash = Buffer.from(await crypto.subtle.digest('SHA-1', small)).toString('base64');
    expect(await errorCode(uploadBytes(file, small, { md5Hash }))).toBe('storage/unknown');
    expect(await errorCode(getMetadata(file))).toBe('storage/object-not-found');
  });

  it('stores one complete object, even if several uploads run at once', async () => {
    const file = ref(await storage.client({}), 'open/contested');
    const versions = [1, 2, 3, 4, 5, 6].map((seed) => sampleBytes(300_000, seed));
    await Promise.all(versions.map((bytes) => uploadBytes(file, bytes)));
    const stored = Buffer.from(await getBytes(file));
    expect(versions.filter((bytes) => stored.equals(Buffer.from(bytes)))).toHaveLength(1);
  });
});
