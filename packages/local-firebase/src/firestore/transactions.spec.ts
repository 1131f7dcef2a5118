import { type Local, ROOT, startLocal, verdict } from '../testing/start-local';

const set = (path: string, n: number) => ({
  update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: n } } },
});

describe('a transaction', () => {
  let local: Local;
  const commit = (body: object) => local.asOwner(':commit', body);
  const begin = async (options: object = {}) =>
    ((await local.asOwner(':beginTransaction', { options })).body as { transaction: string }).transaction;
  const query = (transaction: string) =>
    local.asOwner(':runQuery', { structuredQuery: { from: [{ collectionId: 'items' }] }, transaction });

  beforeAll(async () => {
    local = await startLocal();
  });
  afterAll(() => local.close());
  beforeEach(() => commit({ writes: [set('items/a', 1)] }));

  it('reads a snapshot if it is read-only', async () => {
    const transaction = await begin({ readOnly: {} });
    await commit({ writes: [set('items/a', 2), set('items/later', 1)] });
    const found = (await query(transaction)).body as { document: { name: string; fields: object } }[];
    expect(found.map(({ document }) => document.fields)).toContainEqual({ n: { integerValue: '1' } });
    expect(found.some(({ document }) => document.name.endsWith('/later'))).toBe(false);
    expect(verdict(await commit({ transaction }))).toBe('200');
    await commit({ writes: [{ delete: `${ROOT}/items/later` }] });
  });

  it('cannot be both read-only and read-write', async () => {
    const answer = await local.asOwner(':beginTransaction', { options: { readOnly: {}, readWrite: {} } });
    expect(verdict(answer)).toBe('400 INVALID_ARGUMENT');
  });

  it('commits if nothing that it read has changed', async () => {
    const transaction = await begin();
    await local.asOwner(`/items/a?transaction=${encodeURIComponent(transaction)}`);
    await query(transaction);
    expect(verdict(await commit({ transaction, writes: [set('items/a', 2)] }))).toBe('200');
  });

  it.each([
    ['a change to a document that it read', set('items/a', 9), 'get'],
    ['a change to a document that its query found', set('items/a', 9), 'query'],
    ['a new document that its query would find', set('items/new', 1), 'query'],
    ['the creation of a document that it found missing', set('items/missing', 1), 'missing'],
  ])('is aborted by %s', async (_, change, read) => {
    const writes = [set('items/b', 2)];
    const transaction = await begin();
    if (read === 'query') await query(transaction);
    const name = `${ROOT}/items/${read === 'get' ? 'a' : 'missing'}`;
    if (read !== 'query') await local.asOwner(':batchGet', { documents: [name], transaction });
    await commit({ writes: [change] });
    expect(verdict(await commit({ transaction, writes }))).toBe('409 ABORTED');
  });

  it('can begin with its first read', async () => {
    const { body } = await local.asOwner(':batchGet', { documents: [`${ROOT}/items/a`], newTransaction: {} });
    const [{ transaction }] = body as [{ transaction: string }];
    await commit({ writes: [set('items/a', 5)] });
    expect(verdict(await commit({ transaction, writes: [set('items/a', 6)] }))).toBe('409 ABORTED');
  });

  it('ends at its commit or rollback, and cannot write if it is read-only', async () => {
    const ended = await begin();
    await commit({ transaction: ended });
    const rolledBack = await begin();
    await local.asOwner(':rollback', { transaction: rolledBack });
    const readOnly = await begin({ readOnly: {} });
    const answers = [ended, rolledBack, readOnly, 'never'].map((transaction) =>
      commit({ transaction, writes: [set('items/a', 3)] }),
    );
    expect((await Promise.all(answers)).map(verdict)).toEqual(Array(4).fill('400 INVALID_ARGUMENT'));
  });
});
