import type { WireValue } from '../wire';

/** Returns the numbers of a vector, which is encoded as a map with a reserved `__type__`; null for any other map. */
export function vectorNumbers(fields: Record<string, WireValue>): WireValue[] | null {
  const { __type__: type, value, ...rest } = fields;
  if (!type || !value || Object.keys(rest).length > 0) return null;
  if (!('stringValue' in type) || type.stringValue !== '__vector__' || !('arrayValue' in value)) return null;
  return value.arrayValue.values ?? [];
}

/** Whether unvalidated JSON contains the fields of a vector. */
export function isVector(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Object.keys(json).sort().join() !== '__type__,value')
    return false;
  const { __type__: type, value } = json as { __type__: unknown; value: unknown };
  const numbers = (value as { arrayValue?: { values?: unknown } } | null)?.arrayValue?.values ?? [];
  return (
    JSON.stringify(type) === '{"stringValue":"__vector__"}' &&
    Array.isArray(numbers) &&
    numbers.every((number) => typeof number === 'object' && number !== null && 'doubleValue' in number)
  );
}
