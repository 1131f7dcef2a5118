import { request } from 'node:http';
import { join } from 'node:path';
import { collection, getCount, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { DATABASE_FILE } from '../../store/database';
import { type Local, ROOT, startLocal } from '../../testing/start-local';
import { readQuery } from '../query/read-query';
import { structuredQuery } from '../query/schema';
import { createReaders, type Readers } from './readers';

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

  describe('with many filters that few documents match', () => {
    const filter = (fieldPath: string, op: string, integerValue: number) => ({
      fieldFilter: { field: { fieldPath }, op, value: { integerValue } },
    });
    const middle = Math.floor(DOCUMENTS / 2);
    const structured = structuredQuery.parse({
      from: [{ collectionId: 'items' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            ...Array.from({ length: 90 }, () => filter('n', 'GREATER_THAN', middle)),
            filter('half', 'LESS_THAN', middle / 2),
          ],
        },
      },
      limit: 100,
    });
    const slow = readQuery(ROOT, [], structured);

    async function withReaders<Result>(run: (readers: Readers) => Promise<Result>): Promise<Result> {
      const readers = createReaders({ file: join(local.options.dataDir, DATABASE_FILE), root: ROOT });
      return run(readers).finally(readers.close);
    }

    it('ends when its time is over, and the next is run', async () => {
      await withReaders(async (readers) => {
        const tooLong = expect.objectContaining({ status: 'DEADLINE_EXCEEDED' });
        await expect(readers.rows(slow, 20).next()).rejects.toEqual(tooLong);
        await expect(readers.aggregate(slow, [{ alias: 'found', count: {} }], 20)).rejects.toEqual(tooLong);
        const { value } = await readers.rows({ ...slow, where: { all: [] } }, 10_000).next();
        expect(value).toHaveLength(100);
      });
    });

    it('of a stranger does not keep others waiting', async () => {
      await withReaders(async (readers) => {
        let ended = 0;
        const strangers = Array.from({ length: 6 }, () =>
          readers
            .rows(slow, 10_000)
            .next()
            .finally(() => {
              ended += 1;
            }),
        );
        expect((await readers.rows({ ...slow, where: { all: [] } }).next()).value).toHaveLength(100);
        expect(ended).toBeLessThan(3);
        await Promise.allSettled(strangers);
      });
    });

    it('does not outlive a backend that closes', async () => {
      await withReaders(async (readers) => {
        const strangers = Array.from({ length: 5 }, () => readers.rows(slow, 20_000).next());
        await readers.rows({ ...slow, where: { all: [] } }).next();
        await Promise.all([readers.close(), ...strangers.map((one) => expect(one).rejects.toThrow())]);
      });
    });

    it('is run to the end if it has enough time', async () => {
      await withReaders(async (readers) => {
        expect((await readers.rows(slow, 10_000).next()).value).toEqual([]);
        const totals = await readers.aggregate(
          { ...slow, where: { all: [] } },
          [{ alias: 'sum', sum: { field: { fieldPath: ['n'] } } }],
          10_000,
        );
        expect(totals).toEqual({ sum: { integerValue: String((100 * 99) / 2) } });
      });
    });
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
