import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import { doubleValue } from '../commit/number-transforms';
import type { DocumentStore } from '../documents/document-store';
import { formatFieldPath, NAME_FIELD, parseFieldPath } from '../field-path';
import { isReserved } from '../names';
import { oneOf } from '../one-of';
import { fieldAt } from '../values/fields';
import type { WireFields, WireValue } from '../wire';
import type { QueryRunner } from './find';
import { fieldFilters, type Order, type Query } from './query';
import { int64 } from './schema';

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

const INT64_END = 2n ** 63n;

/** Adds up numbers. The sum is an integer if all are and it fits into 64 bits. */
class Total {
  #count = 0;
  #whole: bigint | null = 0n;
  #rounded = 0;

  add(value: WireValue | undefined): void {
    if (!value || !('integerValue' in value || 'doubleValue' in value)) return;
    this.#count += 1;
    this.#rounded += Number('integerValue' in value ? value.integerValue : value.doubleValue);
    if (!('integerValue' in value)) this.#whole = null;
    else if (this.#whole !== null) this.#whole += BigInt(value.integerValue);
  }

  get sum(): WireValue {
    const whole = this.#whole;
    if (whole === null) return doubleValue(this.#rounded);
    if (whole >= -INT64_END && whole < INT64_END) return { integerValue: whole.toString() };
    return doubleValue(Number(whole));
  }

  get average(): WireValue {
    return this.#count > 0 ? doubleValue(this.#rounded / this.#count) : { nullValue: null };
  }
}

function fieldOf({ sum, avg }: Aggregation): string[] | null {
  return (sum ?? avg)?.field.fieldPath ?? null;
}

/**
 * Adds the aggregated fields to the query's order, to exclude documents without these fields. The order itself does not
 * affect the aggregations.
 */
function requireFields(query: Query, paths: string[][]): Query {
  const distinct = new Map(paths.map((path) => [path.join('\0'), path]));
  for (const { path } of query.order) distinct.delete(path.join('\0'));
  const required: Order[] = [...distinct.values()].map((path) => ({ path, descending: false }));
  return { ...query, order: [...query.order, ...required] };
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

/** Throws `INVALID_ARGUMENT` if Firestore does not support the aggregations for the query. */
export function checkAggregations(query: Query, aggregations: readonly Aggregation[]): void {
  if (aggregations.length === 0) throw invalid('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  for (const entry of aggregations) checkAggregation(entry);
  const paths = aggregations.map(fieldOf).filter((path) => path !== null);
  if (paths.length > 0 && query.select) {
    throw invalid('Cannot apply property masks when aggregation fields are present.');
  }
  checkNamedOrder(query, paths);
}

/** Returns counts, sums and averages of a query's results by alias. Throws `INVALID_ARGUMENT` for duplicate aliases. */
export function aggregate(
  queries: QueryRunner,
  documents: DocumentStore,
  query: Query,
  aggregations: readonly Aggregation[],
): WireFields {
  const paths = aggregations.map(fieldOf).filter((path) => path !== null);
  const complete = requireFields(query, paths);
  const parts = aggregations.map((entry) => ({ entry, path: fieldOf(entry), total: new Total() }));
  let found = 0;
  if (paths.length === 0) found = queries.count(complete);
  else
    for (const row of queries.iterate(complete)) {
      found += 1;
      const { fields } = documents.documentOf(row);
      for (const { path, total } of parts) if (path) total.add(fieldAt(fields, path));
    }
  let unnamed = 0;
  const results = parts.map(({ entry, total }): [string, WireValue] => {
    const name = entry.alias || `field_${++unnamed}`;
    if (entry.count) {
      return [name, { integerValue: String(Math.min(found, Number(entry.count.upTo ?? found))) }];
    }
    return [name, entry.sum ? total.sum : total.average];
  });
  if (new Set(results.map(([name]) => name)).size < results.length) {
    throw invalid('Aggregation aliases contain duplicate alias.');
  }
  return Object.fromEntries(results);
}
