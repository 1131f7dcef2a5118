import { ApiError } from '../../http/api-error';
import { NAME_FIELD } from '../field-path';
import { splitPath } from '../names';
import { alternativesOf } from './alternatives';
import { checkCursor } from './cursor';
import { readFilter } from './filter';
import { type Filter, fieldFilters, isInequality, type Order, type Query } from './query';
import type { StructuredQuery } from './schema';

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

function readOrder(structured: StructuredQuery): Order[] {
  const order = structured.orderBy.map(({ field, direction }) => ({
    path: field.fieldPath,
    descending: direction === 'DESCENDING',
  }));
  if (new Set(order.map(({ path }) => path.join('\0'))).size < order.length) {
    throw invalid('A query must not order by the same field twice.');
  }
  return order;
}

/**
 * `MAX_ORDERS` keeps the number of joined tables below SQLite's limit of 64. Source of `MAX_PARTS`: Firestore's
 * documentation, 'Query limitations'.
 */
const MAX_ORDERS = 50;
const MAX_PARTS = 100;

function checkSize(where: Filter, order: Order[]): void {
  if (order.length > MAX_ORDERS)
    throw invalid(`A query may have at most ${MAX_ORDERS} sort orders, including implicit ones.`);
  if (fieldFilters(where).length + order.length > MAX_PARTS) {
    throw invalid(`A query may have at most ${MAX_PARTS} filters and sort orders, including implicit ones.`);
  }
}

/** Whether a query is ordered by descending name and uses no other field. Firestore has no index for such a query. */
const isBackwardsByName = (order: Order[], where: Filter) =>
  order.length === 1 &&
  order[0]?.descending === true &&
  !fieldFilters(where).some(({ path }) => path[0] !== NAME_FIELD);

const needsFieldIndex = (where: Filter, order: Order[]) =>
  [...fieldFilters(where), ...order].some(({ path }) => path[0] !== NAME_FIELD);

const byFieldPath = (a: string[], b: string[]) => (a.join('.') < b.join('.') ? -1 : 1);

/** Adds Firestore's implicit order: inequality fields, then the name, in the direction of the last explicit order. */
function completeOrder(explicit: Order[], where: Filter): Order[] {
  const descending = explicit.at(-1)?.descending ?? false;
  const complete = [...explicit];
  const isOrdered = (path: string[]) => complete.some((order) => order.path.join('\0') === path.join('\0'));
  const unequal = fieldFilters(where).filter(
    (filter) => isInequality(filter) && filter.path[0] !== NAME_FIELD,
  );
  for (const { path } of unequal.sort((a, b) => byFieldPath(a.path, b.path))) {
    if (!isOrdered(path)) complete.push({ path, descending });
  }
  if (!isOrdered([NAME_FIELD])) complete.push({ path: [NAME_FIELD], descending });
  if (complete.at(-1)?.path[0] !== NAME_FIELD)
    throw invalid('order by clause cannot contain more fields after the key');
  return complete;
}

/**
 * Returns a validated query. Throws `FAILED_PRECONDITION` for a query that is ordered by descending name and uses no
 * other field, and `INVALID_ARGUMENT` for any other invalid query.
 */
export function readQuery(root: string, parent: string[], structured: StructuredQuery): Query {
  const [from, another] = structured.from;
  if (!from || another) throw invalid('StructuredQuery.from must have exactly one collection selector.');
  if (from.collectionId.includes('/') || splitPath(from.collectionId).length === 0) {
    throw invalid(`'${from.collectionId}' is not a collection id.`);
  }
  const everything: Filter = { all: [] };
  const where = structured.where ? readFilter(root, structured.where) : everything;
  const alternatives = alternativesOf(where);
  const explicitOrder = readOrder(structured);
  const order = completeOrder(explicitOrder, where);
  checkSize(where, order);
  if (isBackwardsByName(order, where)) {
    throw new ApiError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
  if (from.allDescendants && parent.length > 0 && needsFieldIndex(where, explicitOrder)) {
    throw invalid('collection group queries are only allowed at the root parent');
  }
  const { startAt = null, endAt = null, limit = null, offset, select } = structured;
  for (const cursor of [startAt, endAt]) if (cursor) checkCursor(root, cursor, explicitOrder);
  const selected = select?.fields.map(({ fieldPath }) => fieldPath) ?? null;
  return {
    parent,
    ...from,
    where,
    alternatives,
    explicitOrder,
    order,
    startAt,
    endAt,
    offset,
    limit,
    select: selected,
  };
}
