import {
  and,
  type CollectionReference,
  documentId,
  endAt,
  endBefore,
  limit,
  limitToLast,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryFieldFilterConstraint,
  type QueryNonFilterConstraint,
  query,
  startAfter,
  startAt,
  type WhereFilterOp,
  where,
} from 'firebase/firestore/lite';
import type { Random } from '../expressions/random';
import { anyValue, FIELDS } from './values';

const OPERATORS: readonly WhereFilterOp[] = [
  '==',
  '==',
  '<',
  '<=',
  '>',
  '>=',
  '!=',
  'in',
  'not-in',
  'array-contains',
  'array-contains-any',
];

/**
 * A query, and its text for the message of a failing test. Queries with `or` are not countable: if alternatives have
 * inequalities on different fields, the official emulator counts more documents than it lists.
 */
export type GeneratedQuery = { text: string; isCountable: boolean; build(items: CollectionReference): Query };

const some = <Item>(most: number, random: Random, make: () => Item): Item[] =>
  Array.from({ length: Math.floor(random.next() * (most + 1)) }, make);

type Described<Constraint> = { text: string; constraint: Constraint };

function anyFilter(random: Random): Described<QueryFieldFilterConstraint> {
  const [field, operator] = [random.pick(FIELDS), random.pick(OPERATORS)];
  const isList = operator.endsWith('in') || operator.endsWith('any');
  const value = isList ? [anyValue(random), anyValue(random)] : anyValue(random);
  return { text: `${field} ${operator} ${shown(value)}`, constraint: where(field, operator, value) };
}

/**
 * Returns no orders, orders by one or two fields, or orders by one field and then the id. Both backends reject an order
 * by a field after the id.
 */
function anyOrders(random: Random): Described<QueryNonFilterConstraint>[] {
  if (random.chance(0.3)) return [];
  const first = random.pick(FIELDS);
  const second = random.pick([null, 'id', ...FIELDS.filter((field) => field !== first)]);
  return [first, second].flatMap((field) => {
    const direction = random.pick(['asc', 'desc'] as const);
    if (!field) return [];
    const constraint = orderBy(field === 'id' ? documentId() : field, direction);
    return [{ text: `order ${field} ${direction}`, constraint }];
  });
}

function anyCursor(random: Random): Described<QueryNonFilterConstraint> {
  const name = random.pick(['startAt', 'startAfter', 'endAt', 'endBefore'] as const);
  const value = anyValue(random);
  return {
    text: `${name} ${shown(value)}`,
    constraint: { startAt, startAfter, endAt, endBefore }[name](value),
  };
}

function anyLimit(random: Random, isOrdered: boolean): Described<QueryNonFilterConstraint> {
  const count = random.pick([1, 3, 10]);
  return !isOrdered || random.chance(0.7)
    ? { text: `limit ${count}`, constraint: limit(count) }
    : { text: `last ${count}`, constraint: limitToLast(count) };
}

/** Returns a query that is usually valid. Both backends must reject the same queries. */
export function anyQuery(random: Random): GeneratedQuery {
  const filters = some(3, random, () => anyFilter(random));
  const orders = anyOrders(random);
  const rest = [
    ...orders,
    ...(orders.length > 0 && random.chance(0.3) ? [anyCursor(random)] : []),
    ...(random.chance(0.3) ? [anyLimit(random, orders.length > 0)] : []),
  ];
  const others = rest.map(({ constraint }) => constraint);
  const [first, second, ...more] = filters.map(({ constraint }) => constraint);
  const disjunction = first && second && random.chance(0.3) ? or(first, and(second, ...more)) : null;
  const joined = filters.map(({ text }) => text).join(disjunction ? ' | ' : ' & ');
  return {
    text: [joined, ...rest.map(({ text }) => text)].join(', '),
    isCountable: !disjunction,
    build: (items) =>
      disjunction
        ? query(items, disjunction, ...others)
        : query(items, ...filters.map(({ constraint }): QueryConstraint => constraint), ...others),
  };
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'number' && !Number.isFinite(inner) ? String(inner) : inner,
  );
}
