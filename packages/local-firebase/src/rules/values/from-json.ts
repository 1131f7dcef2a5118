import type { RulesMap, RulesValue } from './types';

export function mapFromJson(object: object): RulesMap {
  return new Map(Object.entries(object).map(([name, value]) => [name, fromJson(value)]));
}

/** Converts a JSON value to a rules value. A whole number becomes an int. */
function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === 'object' && value !== null) return mapFromJson(value);
  return null;
}
