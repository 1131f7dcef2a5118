import { EvaluationError } from './evaluation-error';

const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

export const isInt64 = (value: bigint): boolean => value >= MIN && value <= MAX;

/** Returns the value. Throws an `EvaluationError` if it does not fit in 64 bits, as in the official evaluator. */
export function int64(value: bigint): bigint {
  if (isInt64(value)) return value;
  throw new EvaluationError(`Integer value is out of the [${MIN}, ${MAX}] range.`);
}

/** Truncates towards zero and saturates at 64 bits; NaN becomes 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MAX)) return MAX;
  if (value <= Number(MIN)) return MIN;
  return BigInt(Math.trunc(value));
}
