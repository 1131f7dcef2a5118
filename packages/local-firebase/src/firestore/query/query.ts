import type { WireValue } from '../wire';

export type FilterOperator =
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

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

/** Operators with a list of values have them in `values`, the others have one, `IS_…` none. */
export type FieldFilter = { path: string[]; op: FilterOperator | UnaryOperator; values: WireValue[] };

export type Filter = FieldFilter | { all: Filter[] } | { any: Filter[] };

export type Order = { path: string[]; descending: boolean };

/** `before`: the cursor is before the documents that match its values. */
export type Cursor = { values: WireValue[]; before: boolean };

/** A structured query that was checked. */
export type Query = {
  /** The document, or the root, that the collection is under. */
  parent: string[];
  collectionId: string;
  /** Collections of this id at any depth below the parent. */
  allDescendants: boolean;
  where: Filter;
  /** The filter as the request gave it, with alternatives that can find nothing: rules see this. */
  askedWhere: Filter;
  /** As the request gave it: rules see this. */
  explicitOrder: Order[];
  /** Complete: with the fields of inequalities and the name. */
  order: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  /** Field paths to return; null for all. */
  select: string[][] | null;
};

/** The order of the results of a query of this type is by these fields at least. */
export const INEQUALITIES = new Set<FieldFilter['op']>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
]);

/** The conditions on fields in a filter, however they are combined. */
export function fieldFilters(filter: Filter): FieldFilter[] {
  if ('op' in filter) return [filter];
  return ('all' in filter ? filter.all : filter.any).flatMap(fieldFilters);
}
