import type { Random } from '../conformance/expressions/random';
import { ask, comparable, type Pair, type Side } from './pair';
import { anyFields, anyList, anyValue, FIELDS, type Fields, IDS } from './values';

export type QueryCase = {
  documents: { id: string; fields: Fields }[];
  query: Record<string, unknown>;
  /** Null for a query that lists documents. */
  aggregations: object[] | null;
};

const COMPARISONS = [
  'EQUAL',
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
] as const;
const LISTS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'] as const;
const UNARY = ['IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const;

const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);
const upTo = (most: number, random: Random) => Math.floor(random.next() * (most + 1));
const on = (fieldPath: string) => ({ field: { fieldPath } });
const nameOf = (random: Random) => ({ referenceValue: `{docs}/{items}/${random.pick(IDS)}` });

function nameFilter(random: Random): object {
  if (random.chance(0.05)) return { unaryFilter: { ...on('__name__'), op: random.pick(UNARY) } };
  const op = random.pick(['EQUAL', 'IN', 'NOT_IN', 'NOT_EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL']);
  const value = op.endsWith('IN')
    ? { arrayValue: { values: [nameOf(random), nameOf(random)] } }
    : nameOf(random);
  return { fieldFilter: { ...on('__name__'), op, value } };
}

function fieldFilter(random: Random): object {
  if (random.chance(0.12)) return nameFilter(random);
  const field = on(random.pick(FIELDS));
  if (random.chance(0.12)) return { unaryFilter: { ...field, op: random.pick(UNARY) } };
  if (random.chance(0.3)) {
    const value = anyList(random, random.chance(0.2) ? 15 : 3);
    return { fieldFilter: { ...field, op: random.pick(LISTS), value } };
  }
  return { fieldFilter: { ...field, op: random.pick(COMPARISONS), value: anyValue(random) } };
}

function filter(random: Random, depth: number): object {
  if (depth === 0 || random.chance(0.6)) return fieldFilter(random);
  const filters = times(1 + upTo(2, random), () => filter(random, depth - 1));
  if (random.chance(0.1)) filters.push(random.pick(filters));
  return { compositeFilter: { op: random.pick(['AND', 'AND', 'OR']), filters } };
}

function orders(random: Random): object[] {
  const fields: string[] = [...FIELDS, '__name__'];
  return times(upTo(2, random), () => {
    const [fieldPath = 'a'] = fields.splice(Math.floor(random.next() * fields.length), 1);
    return { ...on(fieldPath), direction: random.pick(['ASCENDING', 'DESCENDING']) };
  });
}

function cursor(orderBy: object[], random: Random): object {
  const values = orderBy
    .slice(0, 1 + upTo(orderBy.length - 1, random))
    .map((order) => (JSON.stringify(order).includes('__name__') ? nameOf(random) : anyValue(random)));
  return { values, ...(random.chance(0.5) && { before: true }) };
}

function aggregationsOf(random: Random): object[] {
  return times(1 + upTo(2, random), () => {
    const field = on(random.pick(FIELDS));
    return random.pick<object>([
      { count: {} },
      { count: { upTo: String(upTo(5, random)) } },
      { sum: field },
      { avg: field },
    ]);
  });
}

export function anyQueryCase(random: Random): QueryCase {
  const ids = IDS.filter(() => random.chance(0.8));
  const orderBy = random.chance(0.5) ? orders(random) : [];
  const bounds = orderBy.length > 0 && random.chance(0.4);
  return {
    documents: ids.map((id) => ({ id, fields: anyFields(random) })),
    query: {
      ...(random.chance(0.85) && { where: filter(random, random.chance(0.3) ? 4 : 2) }),
      ...(orderBy.length > 0 && { orderBy }),
      ...(bounds && random.chance(0.7) && { startAt: cursor(orderBy, random) }),
      ...(bounds && random.chance(0.5) && { endAt: cursor(orderBy, random) }),
      ...(random.chance(0.3) && { limit: upTo(4, random) }),
      ...(random.chance(0.15) && { offset: upTo(4, random) }),
      ...(random.chance(0.15) && { select: { fields: [on(random.pick([...FIELDS, '__name__']))] } }),
    },
    aggregations: random.chance(0.25) ? aggregationsOf(random) : null,
  };
}

async function run(side: Side, project: string, items: string, { query, aggregations }: QueryCase) {
  const structuredQuery = JSON.parse(
    JSON.stringify({ from: [{ collectionId: items }], ...query }).replaceAll('{items}', items),
  );
  const body = aggregations
    ? { structuredAggregationQuery: { structuredQuery, aggregations } }
    : { structuredQuery };
  const method = aggregations ? 'runAggregationQuery' : 'runQuery';
  const { status, body: answer } = await ask(side, project, `{docs}:${method}`, body);
  return { status, answer: comparable(Array.isArray(answer) && status !== 200 ? answer[0] : answer) };
}

/** Stores a case's documents in a separate collection on both backends, and returns both responses to the query. */
export async function runQueryCase(pair: Pair, items: string, trial: QueryCase) {
  const writes = trial.documents.map(({ id, fields }) => ({
    update: { name: `{docs}/${items}/${id}`, fields },
  }));
  const sides = [pair.local, pair.official];
  await Promise.all(sides.map((side) => ask(side, pair.project, '{docs}:commit', { writes })));
  const [local, official] = await Promise.all(sides.map((side) => run(side, pair.project, items, trial)));
  return { local, official };
}
