import { doubleValue } from '../commit/number-transforms';
import { formatFieldPath, NAME_FIELD } from '../field-path';
import { NUMBER_KEY_BYTES, readNumberKey } from '../values/number-key';
import type { WireValue } from '../wire';
import type { Numbers, QueryRunner } from './find';
import type { Query } from './query';

const INT64_END = 2n ** 63n;

export type Total = { sum(): WireValue; average(): WireValue };

/** Adds up doubles and what rounding loses, so that, as in Firestore, small numbers beside large ones count. */
class Doubles {
  #sum = 0;
  #lost = 0;

  add(double: number): void {
    const sum = this.#sum + double;
    this.#lost +=
      Math.abs(this.#sum) >= Math.abs(double) ? this.#sum - sum + double : double - sum + this.#sum;
    this.#sum = sum;
  }

  get total(): number {
    return Number.isFinite(this.#sum) ? this.#sum + this.#lost : this.#sum;
  }
}

/**
 * Adds up numbers from their keys in the index. The sum is an integer if all numbers are and it fits into 64 bits. Keys
 * of equal integers and doubles are equal, so `hasDouble` reads the documents, and only if the keys leave it open.
 */
function totalOf({ keys, nanCount }: Numbers, hasDouble: () => boolean): Total {
  const length = keys.length / NUMBER_KEY_BYTES;
  const doubles = new Doubles();
  let whole: bigint | null = nanCount > 0 ? null : 0n;
  for (let index = 0; index < length; index += 1) {
    const { double, rest } = readNumberKey(keys, index * NUMBER_KEY_BYTES);
    doubles.add(double);
    doubles.add(rest);
    if (whole === null) continue;
    const isWhole = Number.isInteger(double) && Math.abs(double) <= 2 ** 63;
    whole = isWhole ? whole + BigInt(double) + BigInt(rest) : null;
  }
  const rounded = nanCount > 0 ? Number.NaN : doubles.total;
  return {
    sum() {
      if (whole === null || (length > 0 && hasDouble())) return doubleValue(rounded);
      if (whole >= -INT64_END && whole < INT64_END) return { integerValue: whole.toString() };
      return doubleValue(Number(whole));
    },
    average() {
      const count = length + nanCount;
      return count > 0
        ? doubleValue((whole === null ? rounded : Number(whole)) / count)
        : { nullValue: null };
    },
  };
}

/**
 * Returns a copy of the query that excludes documents without the fields. Unless the order decides which documents are
 * results, it begins with the fields, so that the index of their values is read instead of the documents.
 */
export function requireFields(query: Query, paths: ReadonlyMap<string, string[]>): Query {
  const required = [...paths.values()].map((path) => ({ path, descending: false }));
  const { order, startAt, endAt, limit, offset } = query;
  const others = order.filter(({ path }) => path[0] !== NAME_FIELD && !paths.has(formatFieldPath(path)));
  if (!startAt && !endAt && limit === null && offset === 0)
    return { ...query, order: [...required, ...others] };
  const ordered = new Set(order.map(({ path }) => formatFieldPath(path)));
  return {
    ...query,
    order: [...order, ...required.filter(({ path }) => !ordered.has(formatFieldPath(path)))],
  };
}

/** Returns the number of a query's results that have all fields, and the total of each field. */
export function addUp(
  queries: QueryRunner,
  query: Query,
  paths: ReadonlyMap<string, string[]>,
): { found: number; totals: Map<string, Total> } {
  const complete = requireFields(query, paths);
  const { found, fields } = queries.numbers(complete, [...paths.keys()]);
  const totals = new Map(
    [...paths].map(([name, path], index) => {
      const numbers = fields[index] ?? { keys: Buffer.alloc(0), nanCount: 0 };
      return [name, totalOf(numbers, () => queries.hasDouble(complete, path))] as const;
    }),
  );
  return { found, totals };
}
