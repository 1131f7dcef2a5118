import { valueKey } from '../values/value-key';
import type { WireValue } from '../wire';

const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

function isNumber(
  value: WireValue | undefined,
): value is Extract<WireValue, { integerValue: unknown } | { doubleValue: unknown }> {
  return value !== undefined && ('integerValue' in value || 'doubleValue' in value);
}

function saturate(sum: bigint): bigint {
  if (sum > INT64.most) return INT64.most;
  return sum < INT64.least ? INT64.least : sum;
}

/** Returns a double in its JSON form. */
export function doubleValue(double: number): WireValue {
  if (Number.isNaN(double)) return { doubleValue: 'NaN' };
  if (Number.isFinite(double)) return { doubleValue: Object.is(double, -0) ? '-0' : double };
  return { doubleValue: double > 0 ? 'Infinity' : '-Infinity' };
}

/**
 * Returns the sum. The sum of two integers is an integer and saturates at 64 bits. A stored value that is not a number
 * is ignored.
 */
export function increment(before: WireValue | undefined, by: WireValue): WireValue {
  if (!isNumber(before) || !isNumber(by)) return by;
  if ('integerValue' in before && 'integerValue' in by) {
    return { integerValue: saturate(BigInt(before.integerValue) + BigInt(by.integerValue)).toString() };
  }
  const [a, b] = [before, by].map((value) =>
    Number('integerValue' in value ? value.integerValue : value.doubleValue),
  );
  return doubleValue((a ?? 0) + (b ?? 0));
}

const isNotANumber = (value: WireValue) => 'doubleValue' in value && value.doubleValue === 'NaN';

/**
 * Returns the maximum or minimum: the stored value if the two are equal, and NaN if either is NaN. A stored value that
 * is not a number is replaced by the operand.
 */
export function extreme(
  kind: 'maximum' | 'minimum',
  before: WireValue | undefined,
  operand: WireValue,
): WireValue {
  if (!isNumber(before) || isNotANumber(operand)) return operand;
  if (isNotANumber(before)) return before;
  const order = Buffer.compare(valueKey(operand), valueKey(before));
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : before;
}
