import { ApiError } from '../../http/api-error';
import { type FieldFilter, type Filter, filterKey, isNotANumber } from './query';

const MAX_ALTERNATIVES = 30;
/** Firestore rejects a filter if multiplying it out yields more alternatives than this, even if most are equal. */
const MAX_PRODUCT = 2 * MAX_ALTERNATIVES;

const NULL = { nullValue: null };

/** Alternatives by key. Equal alternatives have the same key. An alternative matches if all its filters match. */
type Alternatives = Map<string, FieldFilter[]>;

const tooMany = (found: string) =>
  new ApiError('INVALID_ARGUMENT', `Too many disjunctions after normalization${found} ${MAX_ALTERNATIVES}`);

/** Splits an `IN` or `ARRAY_CONTAINS_ANY` filter into filters for one value each. Other filters are not split. */
function split(filter: FieldFilter): FieldFilter[] {
  // In a list of values, null and NaN match nothing, and Firestore counts the two as one alternative.
  const values = filter.values.map((value) => (isNotANumber(value) ? NULL : value));
  const each = (op: FieldFilter['op']) => values.map((value) => ({ ...filter, op, values: [value] }));
  if (filter.op === 'IN') return each('EQUAL');
  return filter.op === 'ARRAY_CONTAINS_ANY' ? each('ARRAY_CONTAINS') : [filter];
}

const distinct = (filters: FieldFilter[]): Alternatives =>
  new Map(filters.map((filter) => [filterKey(filter), [filter]]));

function product(all: Alternatives[]): Alternatives {
  const factors = [...new Map(all.map((factor) => [[...factor.keys()].sort().join(), factor])).values()];
  if (factors.reduce((size, factor) => size * factor.size, 1) > MAX_PRODUCT) {
    throw tooMany(', the maximum is');
  }
  const terms = factors.reduce<FieldFilter[][]>(
    (before, factor) =>
      before.flatMap((filters) => [...factor.values()].map((more) => [...filters, ...more])),
    [[]],
  );
  return new Map(
    terms.map((filters) => [filterKey({ all: filters }), [...distinct(filters).values()].flat()]),
  );
}

const conditionsOf = (filter: Filter): Filter[] =>
  'all' in filter ? filter.all.flatMap(conditionsOf) : [filter];

function expand(filter: Filter): Alternatives {
  if ('op' in filter) return distinct(split(filter));
  if ('all' in filter) return product(conditionsOf(filter).map(expand));
  return new Map(filter.any.flatMap((inner) => [...expand(inner)]));
}

/** Returns a filter in disjunctive normal form. Throws `INVALID_ARGUMENT` if there are too many alternatives. */
export function alternativesOf(filter: Filter): FieldFilter[][] {
  const alternatives = [...expand(filter).values()];
  if (alternatives.length > MAX_ALTERNATIVES) {
    throw tooMany(`. Result had ${alternatives.length} disjunctions which is more than the maximum of`);
  }
  return alternatives;
}
