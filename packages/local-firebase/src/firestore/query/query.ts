import type { WireValue } from '../wire';

type FilterOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';

type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

/**
 * `values` contains the list's elements if the operator takes a list, no value for an `IS_…` operator, and one value
 * for any other operator.
 */
export type FieldFilter = { path: string[]; op: FilterOperator | UnaryOperator; values: WireValue[] };

export type Filter = FieldFilter | { all: Filter[] } | { any: Filter[] };

export type Order = { path: string[]; descending: boolean };

/** `before` is true if the cursor is before the documents with its values, and false if it is after them. */
export type Cursor = { values: WireValue[]; before: boolean };

/** A validated structured query. */
export type Query = {
  /** The path of the document that contains the collection; empty for the root. */
  parent: string[];
  collectionId: string;
  /** Whether to include all collections with this id, at any depth below the parent. */
  allDescendants: boolean;
  where: Filter;
  /** The filter in disjunctive normal form. */
  alternatives: FieldFilter[][];
  /** The order in the request, which rules can read. */
  explicitOrder: Order[];
  /** The complete order, with inequality fields and the name. */
  order: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  /** The paths of the fields to return; null for all fields. */
  select: string[][] | null;
};

const INEQUALITIES = new Set<FieldFilter['op']>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

/** Returns all field filters inside a filter, however they are combined. */
export function fieldFilters(filter: Filter): FieldFilter[] {
  if ('op' in filter) return [filter];
  return ('all' in filter ? filter.all : filter.any).flatMap(fieldFilters);
}

const COMPARISONS = new Set<FieldFilter['op']>([
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

const isNull = (value: WireValue) => 'nullValue' in value;
export const isNotANumber = (value: WireValue) => 'doubleValue' in value && value.doubleValue === 'NaN';

/** Whether a filter can never match, because it compares with null or NaN, which have their own operators. */
export function findsNothing({ op, values }: FieldFilter): boolean {
  if (op === 'NOT_EQUAL') return values.some(isNull);
  return COMPARISONS.has(op) && values.some((value) => isNull(value) || isNotANumber(value));
}

/** Whether a query with the filter is ordered by the filter's field even if the request does not order by it. */
export const isInequality = (filter: FieldFilter): boolean =>
  INEQUALITIES.has(filter.op) && !findsNothing(filter);

/** Returns a string that is the same for equal filters. The order of filters and of values does not matter. */
export function filterKey(filter: Filter): string {
  if ('op' in filter) {
    const values = new Set(filter.values.map((value) => JSON.stringify(value)).sort());
    return JSON.stringify([filter.op, filter.path, ...values]);
  }
  const [name, inner] = 'all' in filter ? ['AND', filter.all] : ['OR', filter.any];
  return JSON.stringify([name, ...new Set(inner.map(filterKey).sort())]);
}
