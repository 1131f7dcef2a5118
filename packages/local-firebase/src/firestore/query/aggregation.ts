import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import { formatFieldPath, NAME_FIELD, parseFieldPath } from '../field-path';
import { isReserved } from '../names';
import { oneOf } from '../one-of';
import type { WireFields, WireValue } from '../wire';
import type { QueryRunner } from './find';
import { fieldFilters, type Query } from './query';
import { int64 } from './schema';
import { addUp, requireFields } from './totals';

const invalid = (message: string) => new ApiError('INVALID_ARGUMENT', message);

const field = z.strictObject({ fieldPath: z.string().transform(parseFieldPath) });

/**
 * Validates `google.firestore.v1.StructuredAggregationQuery.Aggregation`. `checkAggregations` also requires exactly one
 * operator.
 */
export const aggregation = z.strictObject({
  alias: z.string().default(''),
  count: z.strictObject({ upTo: int64.optional() }).optional(),
  sum: z.strictObject({ field }).optional(),
  avg: z.strictObject({ field }).optional(),
});

export type Aggregation = z.output<typeof aggregation>;

const MAX_AGGREGATIONS = 5;
const MAX_ALIAS_BYTES = 1500;

function fieldOf({ sum, avg }: Aggregation): string[] | null {
  return (sum ?? avg)?.field.fieldPath ?? null;
}

function checkAggregation(entry: Aggregation): void {
  oneOf('An aggregation', entry, ['count', 'sum', 'avg']);
  if (isReserved(entry.alias)) throw invalid(`The property.name "${entry.alias}" is reserved.`);
  if (Buffer.byteLength(entry.alias) > MAX_ALIAS_BYTES) {
    throw invalid(`The property.name is longer than ${MAX_ALIAS_BYTES} bytes.`);
  }
  if (fieldOf(entry)?.[0] === NAME_FIELD) {
    throw invalid('Aggregations are not supported for the property: __key__');
  }
  if (entry.count?.upTo !== undefined && entry.count.upTo < 0) {
    throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  }
}

const isOfName = ({ path }: { path: string[] }) => path[0] === NAME_FIELD;

/**
 * Throws `INVALID_ARGUMENT` if the query would need an index in which a field follows the name, because Firestore has
 * no such indexes. Queries for a collection group below a document also search by name.
 */
function checkNamedOrder(query: Query, paths: string[][]): void {
  const { explicitOrder, order, where, allDescendants, parent } = query;
  const isGroupBelow = allDescendants && parent.length > 0;
  if (!isGroupBelow && ![...explicitOrder, ...fieldFilters(where)].some(isOfName)) return;
  const ordered = new Set(order.map(({ path }) => formatFieldPath(path)));
  const missing = new Set(paths.map(formatFieldPath).filter((path) => !ordered.has(path)));
  if (missing.size === 0) return;
  throw invalid(
    `This query requires an index that has fields [${[...missing].sort().join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
  );
}

/** Returns the aggregations' aliases. Those without one are called `field_1`, `field_2` and so on. */
function aliasesOf(aggregations: readonly Aggregation[]): string[] {
  let unnamed = 0;
  return aggregations.map(({ alias }) => alias || `field_${++unnamed}`);
}

/** Throws `INVALID_ARGUMENT` if Firestore does not support the aggregations for the query. */
export function checkAggregations(query: Query, aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalid('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  for (const entry of aggregations) checkAggregation(entry);
  if (new Set(aliasesOf(aggregations)).size < aggregations.length) {
    throw invalid('Aggregation aliases contain duplicate alias.');
  }
  const paths = aggregations.map(fieldOf).filter((path) => path !== null);
  if (paths.length > 0 && query.select) {
    throw invalid('Cannot apply property masks when aggregation fields are present.');
  }
  checkNamedOrder(query, paths);
}

function fieldsOf(aggregations: readonly Aggregation[]): Map<string, string[]> {
  const paths = aggregations.map(fieldOf).filter((path) => path !== null);
  return new Map(paths.map((path) => [formatFieldPath(path), path]));
}

/** Returns the query for the documents that are aggregated. */
export const aggregatedQuery = (query: Query, aggregations: readonly Aggregation[]): Query =>
  requireFields(query, fieldsOf(aggregations));

/** Returns counts, sums and averages of a query's results by alias. */
export function aggregate(
  queries: QueryRunner,
  query: Query,
  aggregations: readonly Aggregation[],
): WireFields {
  const paths = fieldsOf(aggregations);
  const { found, totals } =
    paths.size > 0 ? addUp(queries, query, paths) : { found: queries.count(query), totals: new Map() };
  const aliases = aliasesOf(aggregations);
  const results = aggregations.map((entry, index): [string, WireValue] => {
    const total = totals.get(formatFieldPath(fieldOf(entry) ?? []));
    const value = total && (entry.sum ? total.sum() : total.average());
    const counted = { integerValue: String(Math.min(found, Number(entry.count?.upTo ?? found))) };
    return [aliases[index] ?? '', value ?? counted];
  });
  return Object.fromEntries(results);
}
