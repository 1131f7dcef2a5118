import { Constraint } from './constraint';
import { Duration } from './duration';
import { LatLng } from './lat-lng';
import { Path } from './path';
import { RulesSet } from './rules-set';
import { Timestamp } from './timestamp';
import type { RulesValue, TypeName } from './types';

/** Returns the name of a value's type in the rules language. */
export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Path) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof Duration) return 'duration';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Constraint) return 'constraint';
  return 'map_diff';
}
