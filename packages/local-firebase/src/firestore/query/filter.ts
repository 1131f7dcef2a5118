import { ApiError } from '../../http/api-error';
import { NAME_FIELD } from '../field-path';
import { oneOf } from '../one-of';
import type { WireValue } from '../wire';
import { comparedKey, NOT_A_NAME } from './cursor';
import { type FieldFilter, type Filter, fieldFilters, filterKey, isInequality } from './query';
import type { WireFilter } from './schema';

/**
 * The maximum number of values for each operator that takes a list. Source: Firestore's documentation, 'Query
 * limitations'.
 */
const MAX_VALUES: Partial<Record<FieldFilter['op'], number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };
const EXCLUSIONS = new Set<FieldFilter['op']>(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

function operands(op: FieldFilter['op'], value: WireValue): WireValue[] {
  const most = MAX_VALUES[op];
  if (most === undefined) return [value];
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (values.length === 0) throw invalid(`'${op}' requires a non-empty array.`);
  if (values.length > most) throw invalid(`'${op}' supports up to ${most} comparison values.`);
  return values;
}

function readFieldFilter(
  root: string,
  { field, op, value }: Required<WireFilter>['fieldFilter'],
): FieldFilter {
  const path = field.fieldPath;
  if (path[0] === NAME_FIELD && op.startsWith('ARRAY_'))
    throw invalid(`'${op}' cannot be used on ${NAME_FIELD}.`);
  const values = operands(op, value);
  for (const operand of values) comparedKey(root, path, operand);
  return { path, op, values };
}

function readUnaryFilter({ field, op }: Required<WireFilter>['unaryFilter']): FieldFilter {
  if (field.fieldPath[0] === NAME_FIELD) throw invalid(NOT_A_NAME);
  return { path: field.fieldPath, op, values: [] };
}

function build(root: string, wire: WireFilter): Filter {
  const { fieldFilter, unaryFilter, compositeFilter } = wire;
  oneOf('A filter', wire, ['fieldFilter', 'unaryFilter', 'compositeFilter']);
  if (fieldFilter) return readFieldFilter(root, fieldFilter);
  if (unaryFilter) return readUnaryFilter(unaryFilter);
  const filters = compositeFilter?.filters.map((inner) => build(root, inner)) ?? [];
  if (filters.length === 0 && compositeFilter?.op === 'OR') {
    throw invalid('An OR filter must contain at least one filter.');
  }
  return compositeFilter?.op === 'OR' ? { any: filters } : { all: filters };
}

/** Whether a filter contains `IN`, `ARRAY_CONTAINS_ANY` or `OR`, which cannot be combined with `NOT_IN`. */
const isAgainstNotIn = (filter: Filter): boolean =>
  'op' in filter
    ? filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY'
    : 'any' in filter || filter.all.some(isAgainstNotIn);

/**
 * Whether the name is compared only for equality, and another field is compared for inequality. Firestore rejects such
 * a query.
 */
function isNameEqualBesideInequality(filters: FieldFilter[]): boolean {
  const ofName = filters.filter(({ path }) => path[0] === NAME_FIELD);
  const others = filters.filter(({ path }) => path[0] !== NAME_FIELD);
  return (
    ofName.some(({ op }) => op === 'EQUAL' || op === 'IN') &&
    !ofName.some(isInequality) &&
    others.some(isInequality)
  );
}

const isOnList = ({ op }: FieldFilter) => op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY';

/** Returns the largest number of `ARRAY_…` filters in any alternative. Equal filters under the same AND count once. */
function filtersOnLists(filter: Filter): number {
  if ('op' in filter) return isOnList(filter) ? 1 : 0;
  if ('any' in filter) return Math.max(0, ...filter.any.map(filtersOnLists));
  const distinct = new Map(filter.all.map((inner) => [filterKey(inner), inner]));
  return [...distinct.values()].reduce((sum, inner) => sum + filtersOnLists(inner), 0);
}

/** Returns a validated filter. Throws `INVALID_ARGUMENT` for operands and combinations that Firestore rejects. */
export function readFilter(root: string, wire: WireFilter): Filter {
  const filter = build(root, wire);
  const filters = fieldFilters(filter);
  const operators = filters.map(({ op }) => op);
  if (operators.filter((op) => EXCLUSIONS.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (operators.includes('NOT_IN') && isAgainstNotIn(filter)) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  if (isNameEqualBesideInequality(filters)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (filtersOnLists(filter) > 1) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  return filter;
}
