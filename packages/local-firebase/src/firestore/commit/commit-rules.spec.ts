import { firestoreRules, type Local, ROOT, startLocal, verdict } from '../../testing/start-local';
import { integer, update } from '../../testing/writes';

/** Returns a rules condition that reads eight documents and requires that none of them exist. */
const missing = (id: (n: number) => string) =>
  Array.from({ length: 8 }, (_, n) => `!exists(/databases/(default)/documents/${id(n)}/z)`).join(' && ');

describe('a commit under rules', () => {
  let local: Local;

  beforeAll(async () => {
    local = await startLocal(
      firestoreRules(`
        match /stamped/{id} { allow write: if request.resource.data.at == request.time; }
        match /pair/left { allow write: if getAfter(/databases/$(database)/documents/pair/right).data.n == request.resource.data.n; }
        match /pair/right { allow write; }
        match /own/{id} { allow write: if ${missing((n) => `$('own' + id + '${n}')`)}; }
        match /same/{id} { allow write: if ${missing((n) => `same${n}`)}; }
        match /created/{id} { allow create: if request.resource.data.n == 2; }
        match /updated/{id} { allow update: if resource.data.n == 0 && request.resource.data.n == 2; }
        match /deleted/{id} { allow delete: if resource.data.n == 0; }
        match /once/{id} { allow create; allow get: if resource == null; }`),
    );
  });
  afterAll(() => local.close());

  const commit = (...writes: object[]) => local.asAnyone(':commit', { writes });

  it('limits the number of different documents that rules read', async () => {
    const writes = (collection: string, count: number) =>
      Array.from({ length: count }, (_, n) => update(`${collection}/w${n}`, {}));
    expect(verdict(await commit(...writes('own', 2)))).toBe('200');
    expect(verdict(await commit(...writes('own', 3)))).toBe('403 PERMISSION_DENIED');
    expect(verdict(await commit(...writes('same', 20)))).toBe('200');
    expect(local.backend.highestRulesCost.documentsOfCommit).toBeLessThanOrEqual(20);
  });

  it('is allowed or denied by the combined effect of several writes to one document', async () => {
    await local.asOwner(':commit', {
      writes: ['updated/a', 'deleted/a'].map((path) => update(path, { n: integer(0) })),
    });
    const twice = (path: string) => [update(path, { n: integer(1) }), update(path, { n: integer(2) })];
    const remove = (path: string) => ({ delete: `${ROOT}/${path}` });
    expect(verdict(await commit(...twice('created/a')))).toBe('200');
    expect(verdict(await commit(...twice('updated/a')))).toBe('200');
    expect(verdict(await commit(...twice('deleted/a'), remove('deleted/a')))).toBe('200');
    expect(verdict(await commit(...twice('deleted/b')))).toBe('403 PERMISSION_DENIED');
  });

  it('sets server timestamps to the value of `request.time` in rules', async () => {
    const transform = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] };
    expect(verdict(await commit(update('stamped/a', {}, transform)))).toBe('200');
    expect(
      verdict(await commit(update('stamped/a', { at: { timestampValue: new Date().toISOString() } }))),
    ).toBe('403 PERMISSION_DENIED');
  });

  it('makes `getAfter` return documents as they will be after the whole commit', async () => {
    const [left, right] = [update('pair/left', { n: integer(7) }), update('pair/right', { n: integer(7) })];
    expect(verdict(await commit(left))).toBe('403 PERMISSION_DENIED');
    expect(verdict(await commit(left, right))).toBe('200');
  });

  it('writes nothing and returns PERMISSION_DENIED if one write is denied', async () => {
    const answer = await commit(update('once/a', {}), update('forbidden/a', {}));
    expect(answer.body).toEqual({
      error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' },
    });
    expect(verdict(await local.asOwner('/once/a'))).toBe('404 NOT_FOUND');
  });

  it('returns PERMISSION_DENIED, not NOT_FOUND, for a failed precondition without write access', async () => {
    const write = { ...update('forbidden/none', {}), currentDocument: { exists: true } };
    expect(verdict(await commit(write))).toBe('403 PERMISSION_DENIED');
  });

  it('makes `resource` non-null when rules check a later read of the document', async () => {
    expect(verdict(await local.asAnyone('/once/missing'))).toBe('404 NOT_FOUND');
    await local.asOwner(':commit', { writes: [update('once/there', {})] });
    expect(verdict(await local.asAnyone('/once/there'))).toBe('403 PERMISSION_DENIED');
  });
});
