import { EvaluationError } from './evaluation-error';

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;

export const isInt64 = (value: bigint): boolean => value >= LEAST && value <= MOST;

/** Refuses what does not fit 64 bits, as the official evaluator does; it never wraps around. */
export function int64(value: bigint): bigint {
  if (isInt64(value)) return value;
  throw new EvaluationError(`Integer value is out of the [${LEAST}, ${MOST}] range.`);
}

/** Towards zero, kept inside 64 bits; not a number becomes 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(MOST)) return MOST;
  if (value <= Number(LEAST)) return LEAST;
  return BigInt(Math.trunc(value));
}
