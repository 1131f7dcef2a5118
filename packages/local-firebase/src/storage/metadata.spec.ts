import { getMetadata, ref, updateMetadata, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { errorCode } from '../testing/start-auth';
import { sampleBytes, startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

const small = sampleBytes(1000);

describe('metadata', () => {
  it('is changed property by property, and null removes a property', async () => {
    const file = ref(await storage.client({}), 'open/metadata');
    await uploadBytes(file, small, { contentType: 'text/plain', customMetadata: { keep: '1', drop: '2' } });
    await updateMetadata(file, { contentLanguage: 'en', customMetadata: { drop: null, add: '3' } as never });
    const metadata = await getMetadata(file);
    expect(metadata).toMatchObject({ contentType: 'text/plain', contentLanguage: 'en', metageneration: '2' });
    expect(metadata.customMetadata).toEqual({ keep: '1', add: '3' });
  });

  it('can be changed only if the rules allow update', async () => {
    const file = ref(await storage.client({}), 'once/metadata');
    await uploadBytes(file, small);
    expect(await errorCode(updateMetadata(file, { contentType: 'text/html' }))).toBe('storage/unauthorized');
    expect(await errorCode(updateMetadata(file, { customMetadata: { state: 'checked' } }))).toBe('no error');
  });

  it('is rejected if it contains a line break, which would end a header', async () => {
    const file = ref(await storage.client({}), 'open/header');
    const contentType = 'text/plain\r\nSet-Cookie: a=b';
    expect(await errorCode(uploadBytesResumable(file, small, { cacheControl: 'a\nb' }).then())).toBe(
      'storage/unknown',
    );
    await uploadBytes(file, small);
    expect(await errorCode(updateMetadata(file, { contentType }))).toBe('storage/unknown');
  });

  it('is limited to 8 KiB, counted in bytes rather than characters', async () => {
    const file = ref(await storage.client({}), 'open/long');
    await uploadBytes(file, small);
    const update = (text: string) => errorCode(updateMetadata(file, { customMetadata: { text } }));
    expect(await update('ü'.repeat(4000))).toBe('no error');
    expect(await update('ü'.repeat(5000))).toBe('storage/unknown');
  });
});
