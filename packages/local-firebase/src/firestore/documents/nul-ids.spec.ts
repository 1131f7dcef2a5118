import { takeDataDirectory } from '../../store/data-directory';
import { openDatabase } from '../../store/database';
import { createFolder, type Local, OPEN, ROOT, startLocal, verdict } from '../../testing/start-local';
import { integer, update } from '../../testing/writes';
import { createCollections } from './collections';
import { createDocumentStore } from './document-store';

describe('an id with U+0000, which would be read as another id', () => {
  const id = 'r\0x';
  const name = `${ROOT}/open/${id}`;
  const fieldTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
  const currentDocument = { exists: false };
  const query = (more: object) => ({ structuredQuery: { from: [{ collectionId: 'open' }], ...more } });
  const named = (value: string) => ({
    fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue: value } },
  });
  let local: Local;
  beforeAll(async () => {
    local = await startLocal();
    await local.asOwner(':commit', { writes: [update('open/r', {})] });
  });
  afterAll(() => local.close());

  it.each<[string, string, object]>([
    ['an update', ':commit', { writes: [{ update: { name, fields: {} } }] }],
    ['a delete', ':commit', { writes: [{ delete: name }] }],
    ['a verification', ':commit', { writes: [{ verify: name, currentDocument }] }],
    ['a transform', ':commit', { writes: [{ transform: { document: name, fieldTransforms } }] }],
    ['a collection', ':commit', { writes: [update(`${id}/a`, {})] }],
    ['a parent', ':commit', { writes: [update(`open/${id}/below/a`, {})] }],
    ['a stored reference', ':commit', { writes: [update('open/a', { to: { referenceValue: name } })] }],
    ['batchGet', ':batchGet', { documents: [name] }],
    ["a query's collection", ':runQuery', { structuredQuery: { from: [{ collectionId: id }] } }],
    ["a query's parent", '/open/r%00x:runQuery', query({})],
    ["a query's filter", ':runQuery', query({ where: named(name) })],
    [
      "a query's cursor",
      ':runQuery',
      query({
        orderBy: [{ field: { fieldPath: '__name__' } }],
        startAt: { values: [{ referenceValue: name }] },
      }),
    ],
    ['a new document', '/open?documentId=r%00x', {}],
  ])('is refused in %s', async (_, path, body) => {
    expect(verdict(await local.asOwner(path, body))).toBe('400 INVALID_ARGUMENT');
    const list = await local.asOwner('/open');
    expect(list.body).toMatchObject({ documents: [{ name: `${ROOT}/open/r` }] });
  });

  it.each(['GET', 'PATCH', 'DELETE'])("is refused in a %s request's path", async (method) => {
    expect(verdict(await local.asOwner('/open/r%00x', undefined, { method }))).toBe('400 INVALID_ARGUMENT');
  });
});

/** Stores documents as earlier versions did. Each has its index as the field `n`, and a create time. */
function storeDocuments(dataDir: string, paths: string[][]): void {
  const directory = takeDataDirectory(dataDir);
  const db = openDatabase(dataDir);
  const documents = createDocumentStore(db, ROOT, createCollections(db));
  paths.forEach((path, n) => {
    documents.write(path, { fields: { n: integer(n) }, createTime: BigInt(n), updateTime: BigInt(n) });
  });
  db.close();
  directory.release();
}

describe('stored documents whose paths contain U+0000', () => {
  it('are renamed and reported once, so that none appears as another document', async () => {
    const folder = createFolder();
    const { dataDir } = folder.options;
    storeDocuments(dataDir, [
      ['open', 'r'],
      ['open', 'r\0x'],
      ['open', 'r', 'below\0x', 'a'],
      ['open', '\0'.repeat(1_000)],
      ['open', 'taken␀'],
      ['open', 'taken\0'],
    ]);
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const first = await startLocal(OPEN, { dataDir, log });
    const list = await first.asOwner('/open');
    const below = await first.asOwner(`/open/r/${encodeURIComponent('below␀x')}/a`);
    await first.close();
    const reported = lines.splice(0);
    await (await startLocal(OPEN, { dataDir, log })).close();
    folder.remove();

    const { documents } = list.body as { documents: { name: string; fields: object }[] };
    const names = new Map(
      documents.map(({ name, fields }) => [JSON.stringify(fields), name.split('/').at(-1)]),
    );
    const random = expect.stringMatching(/^\w{20}$/);
    expect([0, 1, 3, 4, 5].map((n) => names.get(JSON.stringify({ n: integer(n) })))).toEqual([
      'r',
      'r␀x',
      random,
      'taken␀',
      random,
    ]);
    expect(below.body).toMatchObject({
      fields: { n: integer(2) },
      createTime: '1970-01-01T00:00:00.000002Z',
    });
    expect(reported).toHaveLength(4);
    expect(reported).toContain(
      'The document "open/r\\u0000x" was served as "open/r", because its path contains U+0000. It is now "open/r␀x". Check it, and delete it if nobody needs it.',
    );
    expect(lines).toEqual([]);
  });
});
