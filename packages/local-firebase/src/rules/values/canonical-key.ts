import { Constraint } from './constraint';
import { Duration } from './duration';
import { EvaluationError } from './evaluation-error';
import { LatLng } from './lat-lng';
import { Path } from './path';
import { RulesSet } from './rules-set';
import { Timestamp } from './timestamp';
import type { RulesValue } from './types';

/** Whether an int and a float of the same value have the same key (`alike`) or different keys (`apart`). */
export type Numbers = 'alike' | 'apart';

const sequence = (open: string, parts: string[]) => `${open}${parts.length}:${parts.join(',')}`;

function numberKey(value: number | bigint, numbers: Numbers): string {
  if (numbers === 'alike') return `n${Number(value)}`;
  if (typeof value === 'bigint') return `i${value}`;
  return Object.is(value, -0) ? 'f-0' : `f${value}`;
}

/**
 * Returns the same string for equal values. Use `apart` for lists, which distinguish ints from floats, and `alike` for
 * sets and map diffs, which do not. Throws an `EvaluationError` for a constraint.
 */
export function canonicalKey(value: RulesValue, numbers: Numbers): string {
  const inner = (item: RulesValue) => canonicalKey(item, numbers);
  if (value === null) return 'null';
  if (typeof value === 'string') return `s${JSON.stringify(value)}`;
  if (typeof value === 'bigint' || typeof value === 'number') return numberKey(value, numbers);
  if (typeof value === 'boolean') return `b${value}`;
  if (Array.isArray(value)) return sequence('l', value.map(inner));
  if (value instanceof Map) {
    return sequence('m', [...value].map(([key, item]) => `${JSON.stringify(key)}=${inner(item)}`).sort());
  }
  if (value instanceof Timestamp) return `t${value.nanoseconds}`;
  if (value instanceof Duration) return `d${value.nanoseconds}`;
  if (value instanceof Uint8Array) return `y${Buffer.from(value).toString('base64')}`;
  if (value instanceof LatLng) {
    return `g${numberKey(value.latitude, 'apart')},${numberKey(value.longitude, 'apart')}`;
  }
  if (value instanceof Path) return `p${JSON.stringify(value.segments)}`;
  if (value instanceof RulesSet) return sequence('S', [...value.keys()].sort());
  if (value instanceof Constraint) throw new EvaluationError('The query does not determine this value.');
  return 'x';
}
