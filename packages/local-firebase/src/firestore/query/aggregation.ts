import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import { doubleValue } from '../commit/number-transforms';
import type { DocumentStore } from '../documents/document-store';
import { parseFieldPath } from '../field-path';
import { oneOf } from '../one-of';
import { fieldAt } from '../values/fields';
import type { WireFields, WireValue } from '../wire';
import type { QueryRunner } from './find';
import type { Order, Query } from './query';

const field = z.strictObject({ fieldPath: z.string().transform(parseFieldPath) });

/** google.firestore.v1.StructuredAggregationQuery.Aggregation; exactly one of its operators must be there. */
export const aggregation = z.strictObject({
  alias: z.string().min(1).optional(),
  count: z.strictObject({ upTo: z.coerce.number().int().positive().optional() }).optional(),
  sum: z.strictObject({ field }).optional(),
  avg: z.strictObject({ field }).optional(),
});

export type Aggregation = z.output<typeof aggregation>;

const INT64_END = 2n ** 63n;

function sum(values: WireValue[]): WireValue {
  if (values.every((value) => 'integerValue' in value)) {
    const whole = values.reduce((total, value) => total + BigInt(value.integerValue), 0n);
    if (whole >= -INT64_END && whole < INT64_END) return { integerValue: whole.toString() };
    return doubleValue(Number(whole));
  }
  return doubleValue(total(values));
}

function total(values: WireValue[]): number {
  const numbers = values.map((value) =>
    Number('integerValue' in value ? value.integerValue : 'doubleValue' in value ? value.doubleValue : 0),
  );
  return numbers.reduce((sum, number) => sum + number, 0);
}

function average(values: WireValue[]): WireValue {
  return values.length > 0 ? doubleValue(total(values) / values.length) : { nullValue: null };
}

function fieldOf({ sum, avg }: Aggregation): string[] | null {
  return (sum ?? avg)?.field.fieldPath ?? null;
}

/** Aggregating a field leaves out documents without it, as ordering by it does; the order itself does not matter. */
function requireFields(query: Query, paths: string[][]): Query {
  const distinct = new Map(paths.map((path) => [path.join('\0'), path]));
  for (const { path } of query.order) distinct.delete(path.join('\0'));
  const required: Order[] = [...distinct.values()].map((path) => ({ path, descending: false }));
  return { ...query, order: [...query.order, ...required] };
}

function numbersAt(documents: WireFields[], path: string[]): WireValue[] {
  return documents.flatMap((fields) => {
    const value = fieldAt(fields, path);
    return value && ('integerValue' in value || 'doubleValue' in value) ? [value] : [];
  });
}

/** Counts, sums and averages over what a query finds. Throws `INVALID_ARGUMENT` for two of the same name. */
export function aggregate(
  queries: QueryRunner,
  documents: DocumentStore,
  query: Query,
  aggregations: readonly Aggregation[],
): WireFields {
  for (const entry of aggregations) oneOf('An aggregation', entry, ['count', 'sum', 'avg']);
  const paths = aggregations.map(fieldOf).filter((path) => path !== null);
  const complete = requireFields(query, paths);
  const fields =
    paths.length > 0 ? queries.find(complete).map((row) => documents.documentOf(row).fields) : [];
  const found = paths.length > 0 ? fields.length : queries.count(complete);
  let unnamed = 0;
  const results = aggregations.map((entry): [string, WireValue] => {
    const name = entry.alias ?? `field_${++unnamed}`;
    if (entry.count) {
      return [name, { integerValue: String(Math.min(found, entry.count.upTo ?? found)) }];
    }
    const numbers = numbersAt(fields, fieldOf(entry) ?? []);
    return [name, entry.sum ? sum(numbers) : average(numbers)];
  });
  if (new Set(results.map(([name]) => name)).size < results.length) {
    throw new ApiError('INVALID_ARGUMENT', 'Two aggregations have the same alias.');
  }
  return Object.fromEntries(results);
}
