import { deleteObject, getBytes, getDownloadURL, list, listAll, ref, uploadBytes } from 'firebase/storage';
import { errorCode } from '../testing/start-auth';
import { sampleBytes, startStorage, type TestStorage } from '../testing/start-storage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

const small = sampleBytes(1000);

describe('objects', () => {
  it('cannot be read or deleted after they have been deleted', async () => {
    const file = ref(await storage.client({}), 'open/short-lived');
    await uploadBytes(file, small);
    const url = await getDownloadURL(file);
    await deleteObject(file);
    expect(await errorCode(getBytes(file))).toBe('storage/object-not-found');
    expect(await errorCode(deleteObject(file))).toBe('storage/object-not-found');
    expect((await fetch(url)).status).toBe(404);
  });

  it('are listed in byte order with their folders, each exactly once across all pages', async () => {
    const client = await storage.client({});
    const names = ['a', 'b/1', 'b/2', 'B', 'c/d/e', 'z', 'ä', '😀'];
    await Promise.all(names.map((name) => uploadBytes(ref(client, `open/list/${name}`), small)));
    const folder = ref(client, 'open/list');
    const all = await listAll(folder);
    expect(all.items.map(({ name }) => name)).toEqual(['B', 'a', 'z', 'ä', '😀']);
    expect(all.prefixes.map(({ name }) => name)).toEqual(['b', 'c']);

    const paged: string[] = [];
    for (let pageToken: string | undefined, more = true; more; more = pageToken !== undefined) {
      const page = await list(folder, { maxResults: 3, pageToken });
      paged.push(...page.prefixes.map(({ name }) => name), ...page.items.map(({ name }) => name));
      pageToken = page.nextPageToken;
    }
    expect(paged.sort()).toEqual(['B', 'a', 'b', 'c', 'z', 'ä', '😀'].sort());
  });

  it('are listed even if their names contain the last Unicode code point', async () => {
    const client = await storage.client({});
    const names = ['a', '\u{10FFFF}', 'b/1', 'b/\u{10FFFF}'];
    await Promise.all(names.map((name) => uploadBytes(ref(client, `open/last/${name}`), small)));
    const { items, prefixes } = await listAll(ref(client, 'open/last'));
    expect(items.map(({ name }) => name)).toEqual(['a', '\u{10FFFF}']);
    expect(prefixes.map(({ name }) => name)).toEqual(['b']);
  });

  it('cannot be listed unless the rules allow it', async () => {
    expect(await errorCode(listAll(ref(await storage.client({ admin: true }), 'images')))).toBe(
      'storage/unauthorized',
    );
    expect(await errorCode(listAll(ref(await storage.client(null))))).toBe('storage/unauthorized');
  });
});
