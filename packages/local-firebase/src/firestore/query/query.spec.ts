import {
  collection,
  doc,
  type Firestore,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  query,
  setDoc,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Local, OPEN, ROOT, startLocal, verdict } from '../../testing/start-local';

async function write(db: Firestore, documents: Record<string, object>): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
  await batch.commit();
}

const pathsOf = async (search: Query) => (await getDocs(search)).docs.map(({ ref }) => ref.path);
const idsOf = async (search: Query) => (await getDocs(search)).docs.map(({ id }) => id).join('');

describe('a query', () => {
  let local: Local;
  let db: Firestore;

  beforeAll(async () => {
    local = await startLocal(OPEN);
    db = local.client();
    await write(db, {
      'items/a': { n: 3, kind: 'x', m: { deep: 1 } },
      'items/b': { n: 1, kind: 'y', m: { deep: 2 } },
      'items/c': { n: 2, kind: 'x' },
      'items/d': { n: 2, kind: 'y' },
      'items/e': { kind: 'x', tags: ['p', 'q'] },
    });
  });
  afterAll(() => local.close());

  const items = () => collection(db, 'items');

  it.each([
    [{ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 5, value: { integerValue: '2' } } } }, 'cd'],
    [{ where: { unaryFilter: { field: { fieldPath: 'n' }, op: 5 } } }, 'bcda'],
    [
      {
        where: {
          compositeFilter: {
            op: 1,
            filters: [
              { fieldFilter: { field: { fieldPath: 'n' }, op: 4, value: { integerValue: '2' } } },
              { fieldFilter: { field: { fieldPath: 'kind' }, op: 5, value: { stringValue: 'x' } } },
            ],
          },
        },
      },
      'ca',
    ],
    [{ orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }] }, 'adcb'],
  ])('accepts enums as numbers, as Google’s client for Node sends them: %j', async (parts, ids) => {
    const { body } = await local.asAnyone(':runQuery', {
      structuredQuery: { from: [{ collectionId: 'items' }], ...parts },
    });
    const found = body as { document: { name: string } }[];
    expect(found.map(({ document }) => document.name.slice(-1)).join('')).toBe(ids);
  });

  it('orders by several fields, each in its own direction, then by id in the direction of the last field', async () => {
    expect(await idsOf(query(items(), orderBy('kind', 'desc'), orderBy('n')))).toBe('bdca');
    expect(await idsOf(query(items(), orderBy('n', 'desc')))).toBe('adcb');
  });

  it('continues after a cursor when fields are ordered in different directions', async () => {
    const ordered = [orderBy('kind', 'desc'), orderBy('n')];
    expect(await idsOf(query(items(), ...ordered, startAfter('y', 1), limit(2)))).toBe('dc');
  });

  it('finds documents by fields inside maps', async () => {
    expect(await idsOf(query(items(), where('m.deep', '>', 1)))).toBe('b');
  });

  it('finds a document once if several alternatives match', async () => {
    expect(await idsOf(query(items(), or(where('kind', '==', 'x'), where('n', '==', 2))))).toBe('acde');
  });

  it('accepts repeated alternatives, which Firestore counts once', async () => {
    const same = Array.from({ length: 40 }, () => where('n', '==', 2));
    expect(await idsOf(query(items(), or(...same)))).toBe('cd');
  });

  it('does not order by a field that is compared with null', async () => {
    const value = { nullValue: null };
    const never = { fieldFilter: { field: { fieldPath: 'missing' }, op: 'LESS_THAN', value } };
    const structuredQuery = {
      from: [{ collectionId: 'items' }],
      where: { compositeFilter: { op: 'OR', filters: [never, equal('n', 2)] } },
    };
    const { body } = await local.asOwner(':runQuery', { structuredQuery });
    const found = body as { document: { name: string } }[];
    expect(found.map(({ document }) => document.name.at(-1))).toEqual(['c', 'd']);
  });

  it('reflects changed and deleted fields', async () => {
    await setDoc(doc(db, 'moving/a'), { tags: ['old'], n: 1 });
    await setDoc(doc(db, 'moving/a'), { tags: ['new'] });
    const found = (tag: string) =>
      idsOf(query(collection(db, 'moving'), where('tags', 'array-contains', tag)));
    expect([await found('old'), await found('new')]).toEqual(['', 'a']);
    expect(await idsOf(query(collection(db, 'moving'), orderBy('n')))).toBe('');
  });

  it('distinguishes strings with a long common prefix', async () => {
    const long = (end: string) => 'x'.repeat(5000) + end;
    await write(db, {
      'long/a': { t: long('a') },
      'long/b': { t: long('b') },
      'long/c': { t: 'x'.repeat(1000) },
    });
    const texts = collection(db, 'long');
    expect(await idsOf(query(texts, where('t', '==', long('b'))))).toBe('b');
    expect((await idsOf(query(texts, orderBy('t'))))[0]).toBe('c');
  });

  it('orders integers and doubles together beyond the precision of doubles', async () => {
    const values = {
      a: { integerValue: '9007199254740993' },
      b: { doubleValue: 9007199254740992 },
      c: { integerValue: '-9223372036854775808' },
      d: { integerValue: '9223372036854775807' },
      e: { doubleValue: 2 ** 63 },
    };
    const writes = Object.entries(values).map(([id, n]) => ({
      update: { name: `${ROOT}/numbers/${id}`, fields: { n } },
    }));
    await local.asOwner(':commit', { writes });
    expect(await idsOf(query(collection(db, 'numbers'), orderBy('n')))).toBe('cbade');
  });

  it('returns `done` with the last document and `skippedResults` with all others, like the emulator', async () => {
    const structuredQuery = { from: [{ collectionId: 'items' }], offset: 2, limit: 3 };
    const { body } = await local.asOwner(':runQuery', { structuredQuery });
    expect(body).toEqual([
      { document: expect.anything(), readTime: expect.any(String), skippedResults: 2 },
      { document: expect.anything(), readTime: expect.any(String), skippedResults: 2 },
      { document: expect.anything(), readTime: expect.any(String), done: true },
    ]);
  });

  it('returns only the selected fields', async () => {
    const structuredQuery = {
      from: [{ collectionId: 'items' }],
      limit: 1,
      select: { fields: [{ fieldPath: 'm.deep' }] },
    };
    const { body } = await local.asOwner(':runQuery', { structuredQuery });
    expect(body).toMatchObject([
      { document: { fields: { m: { mapValue: { fields: { deep: { integerValue: '1' } } } } } } },
    ]);
    expect(JSON.stringify(body)).not.toContain('kind');
  });

  it('treats SQL in names and values as plain text', async () => {
    const hostile = `x' OR 1=1 --"; DROP TABLE firestore_documents;`;
    expect(await idsOf(query(items(), where(`\`${hostile}\``, '==', hostile)))).toBe('');
    await setDoc(doc(db, 'hostile', hostile), { [hostile]: hostile });
    expect(await pathsOf(query(collection(db, 'hostile')))).toEqual([`hostile/${hostile}`]);
  });

  it.each([
    [
      'more than 30 alternatives',
      { compositeFilter: { op: 'OR', filters: Array.from({ length: 31 }, (_, n) => equal('n', n)) } },
    ],
    [
      'more than 30 alternatives when multiplied out',
      {
        compositeFilter: {
          op: 'AND',
          filters: ['n', 'kind'].map((field) => ({
            compositeFilter: { op: 'OR', filters: Array.from({ length: 6 }, (_, n) => equal(field, n)) },
          })),
        },
      },
    ],
    [
      'two `NOT_EQUAL` filters',
      {
        compositeFilter: {
          op: 'AND',
          filters: [filter('n', 'NOT_EQUAL', 1), filter('kind', 'NOT_EQUAL', 1)],
        },
      },
    ],
    [
      'a filter of two kinds',
      { ...equal('n', 1), unaryFilter: { field: { fieldPath: 'n' }, op: 'IS_NULL' } },
    ],
    ['a filter of no kind', {}],
    ['a malformed field path', equal('a..b', 1)],
    ['a filter with an unknown member', { ...equal('n', 1), more: true }],
  ])('is refused if it has %s', async (_, filtered) => {
    const structuredQuery = { from: [{ collectionId: 'items' }], where: filtered };
    expect(verdict(await local.asOwner(':runQuery', { structuredQuery }))).toBe('400 INVALID_ARGUMENT');
  });

  it.each<[string, object[], object, string]>([
    [
      'more than five aggregations',
      Array.from({ length: 6 }, (_, n) => ({ alias: `a${n}`, count: {} })),
      {},
      'The maximum number of aggregations allowed in an aggregation query is 5. Received: 6',
    ],
    [
      'a sum and selected fields',
      [{ alias: 'a', sum: { field: { fieldPath: 'n' } } }],
      { select: { fields: [{ fieldPath: 'kind' }] } },
      'Cannot apply property masks when aggregation fields are present.',
    ],
  ])("is refused with Firestore's message if it has %s", async (_, aggregations, more, message) => {
    const structuredQuery = { from: [{ collectionId: 'items' }], ...more };
    const answer = await local.asOwner(':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations },
    });
    expect(verdict(answer)).toBe('400 INVALID_ARGUMENT');
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('accepts the maximum number of filters and orders, but not more orders', async () => {
    const filters = Array.from({ length: 50 }, (_, n) => equal(`f${n}`, n));
    const order = Array.from({ length: 49 }, (_, n) => ({ field: { fieldPath: `o${n}` } }));
    const structuredQuery = {
      from: [{ collectionId: 'items' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: order,
      startAt: { values: Array.from({ length: 49 }, (_, n) => ({ integerValue: n })) },
    };
    expect(verdict(await local.asOwner(':runQuery', { structuredQuery }))).toBe('200');
    const more = {
      structuredQuery: {
        ...structuredQuery,
        orderBy: [...order, ...order.map((_, n) => ({ field: { fieldPath: `p${n}` } }))],
      },
    };
    expect(verdict(await local.asOwner(':runQuery', more))).toBe('400 INVALID_ARGUMENT');
  });

  it('returns a collection in pages, including a document that was added after the first page', async () => {
    type Page = { documents: { name: string }[]; nextPageToken?: string };
    const page = async (token = '') =>
      (await local.asOwner(`/items?pageSize=2&orderBy=kind desc&pageToken=${token}`)).body as Page;
    const seen: string[] = [];
    let next = await page();
    seen.push(...next.documents.map(({ name }) => name.at(-1) ?? ''));
    await write(db, { 'items/f': { kind: 'w' } });
    while (next.nextPageToken) {
      next = await page(next.nextPageToken);
      seen.push(...next.documents.map(({ name }) => name.at(-1) ?? ''));
    }
    expect(seen.join('')).toBe('dbecaf');
  });
});

function filter(fieldPath: string, op: string, n: number) {
  return { fieldFilter: { field: { fieldPath }, op, value: { integerValue: n } } };
}

function equal(fieldPath: string, n: number) {
  return filter(fieldPath, 'EQUAL', n);
}

/** The expected sums and averages are the official emulator's. */
describe('sum and avg', () => {
  const int = (value: string) => ({ integerValue: value });
  const double = (value: number | string) => ({ doubleValue: value });
  const nested = { mapValue: { fields: { n: double(1) } } };

  it.each<[string, object[], object, object]>([
    ['whole numbers', [int('1'), int('-3')], int('-2'), double(-1)],
    [
      'large integers',
      [int('9007199254740993'), int('2')],
      int('9007199254740995'),
      double(4503599627370498),
    ],
    ['more than 64 bits', [int('9223372036854775807'), int('1')], double(2 ** 63), double(2 ** 62)],
    ['the least integers', [int('-9223372036854775808')], int('-9223372036854775808'), double(-(2 ** 63))],
    ['doubles that are whole', [double(1), double(2)], double(3), double(1.5)],
    ['an integer and a double', [int('1'), double(2)], double(3), double(1.5)],
    ['small beside large numbers', [double(1), double(-1e16), double(1e16)], double(1), double(1 / 3)],
    ['fractions', [double(0.5), double(-0.25)], double(0.25), double(0.125)],
    ['NaN', [int('1'), double('NaN')], double('NaN'), double('NaN')],
    ['infinity', [int('1'), double('Infinity')], double('Infinity'), double('Infinity')],
    ['values of other types', [int('4'), { nullValue: null }, { stringValue: '7' }, {}], int('4'), double(4)],
    ['no numbers', [{ nullValue: null }, {}], int('0'), { nullValue: null }],
    ['an integer beside a map with a double of that name', [int('2'), nested], int('2'), double(2)],
  ])('of %s', async (_, values, sum, avg) => {
    const local = await startLocal();
    const writes = values.map((value, index) => {
      const fields = Object.keys(value).length > 0 ? { n: value } : { other: int('1') };
      return { update: { name: `${ROOT}/numbers/d${index}`, fields } };
    });
    await local.asOwner(':commit', { writes });
    const field = { fieldPath: 'n' };
    const aggregations = [
      { alias: 'sum', sum: { field } },
      { alias: 'avg', avg: { field } },
    ];
    for (const more of [{}, { limit: 10 }, { orderBy: [{ field }] }]) {
      const structuredQuery = { from: [{ collectionId: 'numbers' }], ...more };
      const { body } = await local.asOwner(':runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
      expect(body).toMatchObject([{ result: { aggregateFields: { sum, avg } } }]);
    }
    await local.close();
  });
});
