import { Duration } from './duration';
import { EvaluationError } from './evaluation-error';
import { Timestamp } from './timestamp';
import type { RulesValue } from './types';

export type Comparison = '<' | '<=' | '>' | '>=';

const isNumber = (value: RulesValue) => typeof value === 'number' || typeof value === 'bigint';

/** Returns -1, 0 or 1, or NaN if either value is NaN. */
function natural<Value extends bigint | number | string>(left: Value, right: Value): number {
  if (left === right) return 0;
  return left < right ? -1 : left > right ? 1 : Number.NaN;
}

/**
 * Returns a negative number if `left` sorts before `right`, a positive number if `left` sorts after `right`, zero if
 * they are equal, and NaN if either is NaN. Throws an `EvaluationError` if the types have no order.
 */
export function order(left: RulesValue, right: RulesValue): number {
  if (typeof left === 'bigint' && typeof right === 'bigint') return natural(left, right);
  if (isNumber(left) && isNumber(right)) return natural(Number(left), Number(right));
  if (typeof left === 'string' && typeof right === 'string') return natural(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  const areTimes =
    (left instanceof Timestamp && right instanceof Timestamp) ||
    (left instanceof Duration && right instanceof Duration);
  if (areTimes) return natural(left.nanoseconds, right.nanoseconds);
  throw new EvaluationError('Unsupported operation error. The values cannot be ordered.');
}

const ACCEPTS: Record<Comparison, (order: number) => boolean> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

export const satisfies = (operator: Comparison, left: RulesValue, right: RulesValue): boolean =>
  ACCEPTS[operator](order(left, right));
