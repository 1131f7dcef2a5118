import { request } from 'node:http';
import { collection, getCount, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { type Local, ROOT, startLocal } from '../../testing/start-local';

/** More than are read in the thread of the server. */
const DOCUMENTS = 3_000;

const aggregation = (aggregations: object[], from = [{ collectionId: 'items' }]) => ({
  structuredAggregationQuery: { structuredQuery: { from }, aggregations },
});

const sumOf = (fieldPath: string) => ({ alias: 'sum', sum: { field: { fieldPath } } });

describe('a query of a large collection', () => {
  let local: Local;

  beforeAll(async () => {
    local = await startLocal();
    const write = (n: number) => ({
      update: {
        name: `${ROOT}/items/${String(n).padStart(6, '0')}`,
        fields: {
          n: { integerValue: String(n) },
          half: { doubleValue: n / 2 },
          text: { stringValue: `${n} “quoted” \\ `.repeat(20) },
        },
      },
    });
    for (let first = 0; first < DOCUMENTS; first += 500) {
      const writes = Array.from({ length: 500 }, (_, number) => write(first + number));
      expect((await local.asOwner(':commit', { writes })).status).toBe(200);
    }
  });
  afterAll(() => local.close());

  it('finds every document, in order and complete', async () => {
    const found = await getDocs(query(collection(local.client(), 'items'), orderBy('n', 'desc')));
    expect(found.docs.map((item) => item.get('n'))).toEqual(
      Array.from({ length: DOCUMENTS }, (_, number) => DOCUMENTS - 1 - number),
    );
    expect(found.docs[0]?.get('text')).toBe(`${DOCUMENTS - 1} “quoted” \\ `.repeat(20));
  });

  it('finds a few documents, or none', async () => {
    const items = collection(local.client(), 'items');
    const few = await getDocs(query(items, where('n', '>=', 10), orderBy('n'), limit(3)));
    expect(few.docs.map((item) => item.get('n'))).toEqual([10, 11, 12]);
    expect((await getDocs(query(items, where('n', '==', -1)))).size).toBe(0);
    expect((await getDocs(query(items, limit(1)))).size).toBe(1);
  });

  it('sees what was written just before', async () => {
    const fields = { n: { integerValue: '1000000' } };
    for (let round = 0; round < 20; round += 1) {
      await local.asOwner(`/items/late-${round}`, { fields }, { method: 'PATCH', headers: owner() });
      const found = await getDocs(query(collection(local.client(), 'items'), where('n', '==', 1_000_000)));
      expect(found.size).toBe(round + 1);
    }
    for (let round = 0; round < 20; round += 1)
      await local.asOwner(`/items/late-${round}`, undefined, { method: 'DELETE', headers: owner() });
  });
  const owner = () => ({ Authorization: `Bearer ${local.backend.ownerToken}` });

  it('is counted, added up and averaged', async () => {
    const sum = (DOCUMENTS * (DOCUMENTS - 1)) / 2;
    const items = collection(local.client(), 'items');
    expect((await getCount(items)).data().count).toBe(DOCUMENTS);
    const { body } = await local.asOwner(
      ':runAggregationQuery',
      aggregation([
        sumOf('n'),
        { alias: 'average', avg: { field: { fieldPath: 'half' } } },
        { alias: 'count', count: {} },
      ]),
    );
    expect(body).toMatchObject([
      {
        result: {
          aggregateFields: {
            sum: { integerValue: String(sum) },
            average: { doubleValue: sum / 2 / DOCUMENTS },
            count: { integerValue: String(DOCUMENTS) },
          },
        },
      },
    ]);
  });

  it('that cannot be aggregated is refused as for a small one', async () => {
    const refused = await local.asOwner(':runAggregationQuery', aggregation([sumOf('n'), sumOf('half')]));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('duplicate alias');
  });

  it('that a client leaves does not keep the next client waiting', async () => {
    const leave = () =>
      new Promise<void>((resolve) => {
        const sent = request(
          `${local.backend.origin}/v1/${ROOT}:runQuery`,
          { method: 'POST', headers: owner() },
          (response) => {
            response.once('data', () => {
              sent.destroy();
              resolve();
            });
          },
        );
        sent.end(JSON.stringify({ structuredQuery: { from: [{ collectionId: 'items' }] } }));
      });
    await Promise.all(Array.from({ length: 10 }, leave));
    const found = await getDocs(query(collection(local.client(), 'items'), limit(1)));
    expect(found.size).toBe(1);
  });
});
