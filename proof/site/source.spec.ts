import { sourceOf } from './source';

const documents = '/v1/projects/p/databases/(default)/documents';
const query = (collectionId: string) =>
  Buffer.from(JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }));
const get = (path: string) =>
  Buffer.from(JSON.stringify({ documents: [`projects/p/databases/(default)/documents/${path}`] }));

describe('sourceOf', () => {
  it.each([
    ['Blog', 'blogs'],
    ['Media', 'media'],
    ['Link', 'links'],
  ])("identifies a source by a query's collection: %s", (collection, source) => {
    expect(sourceOf(`${documents}:runQuery`, query(collection))).toBe(source);
  });

  it.each([
    ['GlobalFootprint/published', 'footprint'],
    ['Link/a.pdf', 'links'],
    ['Changes/clock', 'clock'],
  ])('identifies a source by the requested documents: %s', (path, source) => {
    expect(sourceOf(`${documents}:batchGet`, get(path))).toBe(source);
  });

  it('attributes a file to storage', () => {
    expect(sourceOf('/v0/b/bucket/o/pdfs%2Fa.pdf?alt=media', Buffer.alloc(0))).toBe('storage');
  });

  it.each([
    ['/identitytoolkit.googleapis.com/v1/accounts:lookup', Buffer.from('{}')],
    [`${documents}:runQuery`, query('Other')],
    [`${documents}:commit`, Buffer.from('{"writes":[]}')],
  ])('returns null for other requests: %s', (path, body) => {
    expect(sourceOf(path, body)).toBeNull();
  });
});
