import type { QueryFilter, QueryPromise } from '../../rules/ruleset';
import type { WireValue } from '../wire';
import type { FieldFilter, Query } from './query';

const OPERATORS: Record<FieldFilter['op'], QueryFilter['op']> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  IN: 'in',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  IS_NULL: '==',
  IS_NAN: '==',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
};

function operand({ op, values }: FieldFilter): WireValue {
  if (op.endsWith('NULL')) return { nullValue: null };
  if (op.endsWith('NAN')) return { doubleValue: 'NaN' };
  if (op === 'NOT_IN') return { arrayValue: { values } };
  return values[0] ?? { nullValue: null };
}

/**
 * Returns the guarantees about each alternative's results, on which rules can rely. Rules must allow every alternative.
 */
export function queryGuarantees({ alternatives, limit, offset, explicitOrder }: Query): QueryPromise[] {
  const orderBy = explicitOrder.map(({ path, descending }) => {
    const direction: 'asc' | 'desc' = descending ? 'desc' : 'asc';
    return { path, direction };
  });
  return alternatives.map((filters) => ({
    filters: filters.map((filter) => ({
      path: filter.path,
      op: OPERATORS[filter.op],
      value: operand(filter),
    })),
    limit,
    offset,
    orderBy,
  }));
}
