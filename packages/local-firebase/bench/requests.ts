import { ask, type Side } from '../differential/pair';

export const PROJECT = 'demo-bench';
const REQUESTS = 100;
const CLIENTS = 50;
const BATCH = 500;

/** Results by measurement name: times in milliseconds, or rates in commits per second. */
export type Measured = Record<string, number[]>;

const text = (stringValue: string) => ({ stringValue });

/** Returns a write that sets document `n` of `count`. The ids are not in the order of `n`. */
const record = (n: number, count: number) => ({
  update: {
    name: `{docs}/Blog/b${(n * 7919) % count}`,
    fields: {
      title: text(`Title ${n}`),
      description: text('Some words about it. '.repeat(10)),
      published: { booleanValue: n % 2 === 0 },
      publishedAt: { timestampValue: new Date(1_700_000_000_000 + n * 1000).toISOString() },
      category: text(`c${n % 50}`),
      views: { integerValue: String(n) },
      rating: { doubleValue: n / 8 },
      tags: { arrayValue: { values: [text(`t${n % 20}`), text(`u${n % 7}`)] } },
    },
  },
});

const by = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const published = filter('published', 'EQUAL', { booleanValue: true });

/** The first and the last query match about half of all documents. The others match at most 5%. */
const QUERIES = [
  { where: published, orderBy: [by('publishedAt')] },
  { where: all(published, filter('category', 'EQUAL', text('c4'))), orderBy: [by('publishedAt')] },
  { where: filter('tags', 'ARRAY_CONTAINS', text('t3')), orderBy: [by('title')] },
  { where: filter('category', 'IN', { arrayValue: { values: [text('c1'), text('c2')] } }) },
  { where: filter('title', 'GREATER_THAN', text('Title 5')), orderBy: [by('title')] },
];

export async function requireOk(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(body));
}

export async function fill(side: Side, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    const writes = Array.from({ length: size }, (_, n) => record(first + n, count));
    await requireOk(ask(side, PROJECT, '{docs}:commit', { writes }));
  }
}

async function timesOf(request: (n: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const begun = performance.now();
    await request(n);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Resolves to the number of single-document commits that concurrent clients complete per second. */
async function commitsPerSecond(side: Side): Promise<number> {
  const begun = performance.now();
  const each = 10;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let n = 0; n < each; n++) {
        const writes = [{ update: { name: `{docs}/load/c${client}-${n}`, fields: {} } }];
        await requireOk(ask(side, PROJECT, '{docs}:commit', { writes }));
      }
    }),
  );
  return (CLIENTS * each) / ((performance.now() - begun) / 1000);
}

/** Runs one round of all measurements on a collection of `count` documents. */
export async function measure(side: Side, count: number): Promise<Measured> {
  const query = (n: number) => ({
    structuredQuery: { from: [{ collectionId: 'Blog' }], ...QUERIES[n % QUERIES.length], limit: 20 },
  });
  const write = (n: number) => ({
    update: { name: `{docs}/single/s${n}`, fields: { n: { integerValue: String(n) } } },
  });
  return {
    get: await timesOf((n) => requireOk(ask(side, PROJECT, `{docs}/Blog/b${n % count}`))),
    query: await timesOf((n) => requireOk(ask(side, PROJECT, '{docs}:runQuery', query(n)))),
    commit: await timesOf((n) => requireOk(ask(side, PROJECT, '{docs}:commit', { writes: [write(n)] }))),
    [`commits a second, ${CLIENTS} clients`]: [await commitsPerSecond(side)],
  };
}
