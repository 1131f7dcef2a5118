import { formatTime } from '../time';
import { fieldAt, setField } from '../values/fields';
import { valueKey } from '../values/value-key';
import type { WireFields, WireValue } from '../wire';
import { extreme, increment } from './number-transforms';
import type { FieldTransform } from './write';

const NO_RESULT: WireValue = { nullValue: null };

function listOf(value: WireValue | undefined): WireValue[] {
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

function append(before: WireValue[], elements: WireValue[]): WireValue[] {
  const present = new Set(before.map((value) => valueKey(value).toString('latin1')));
  const missing = elements.filter((element) => {
    const key = valueKey(element).toString('latin1');
    if (present.has(key)) return false;
    present.add(key);
    return true;
  });
  return [...before, ...missing];
}

function remove(before: WireValue[], elements: WireValue[]): WireValue[] {
  const gone = new Set(elements.map((value) => valueKey(value).toString('latin1')));
  return before.filter((value) => !gone.has(valueKey(value).toString('latin1')));
}

function applyOne(before: WireValue | undefined, transform: FieldTransform, time: bigint): WireValue {
  switch (transform.kind) {
    case 'requestTime':
      return { timestampValue: formatTime(time) };
    case 'increment':
      return increment(before, transform.operand);
    case 'maximum':
    case 'minimum':
      return extreme(transform.kind, before, transform.operand);
    case 'append':
      return { arrayValue: { values: append(listOf(before), transform.elements) } };
    case 'remove':
      return { arrayValue: { values: remove(listOf(before), transform.elements) } };
  }
}

/**
 * Applies transforms in order.
 * @param time the value of server timestamps, in microseconds
 * @returns the new fields, and each transform's result for the client, which is null for list transforms
 */
export function applyTransforms(
  fields: WireFields,
  transforms: readonly FieldTransform[],
  time: bigint,
): { fields: WireFields; results: WireValue[] } {
  if (transforms.length === 0) return { fields, results: [] };
  const transformed = structuredClone(fields);
  const results = transforms.map((transform) => {
    const value = applyOne(fieldAt(transformed, transform.path), transform, time);
    setField(transformed, transform.path, value);
    return 'arrayValue' in value ? NO_RESULT : value;
  });
  return { fields: transformed, results };
}
