import { Constraint } from './constraint';
import { Duration } from './duration';
import { EvaluationError } from './evaluation-error';
import { LatLng } from './lat-lng';
import { Path } from './path';
import { RulesSet } from './rules-set';
import { Timestamp } from './timestamp';
import type { RulesMap, RulesValue } from './types';

const sameLists = (left: RulesValue[], right: RulesValue[]) =>
  left.length === right.length && left.every((item, index) => sameValues(item, right[index] ?? null));

const sameMaps = (left: RulesMap, right: RulesMap) =>
  left.size === right.size &&
  [...left].every(([key, value]) => right.has(key) && sameValues(value, right.get(key) ?? null));

/** Inside lists and maps, positive and negative zero differ, and NaN equals nothing. */
const sameFloats = (left: RulesValue, right: RulesValue) => left === right && Object.is(left, right);

/** A path template equals no path, not even itself. */
const samePaths = (left: Path, right: Path) =>
  left.segments.length === right.segments.length &&
  left.segments.every((segment, index) => typeof segment === 'string' && segment === right.segments[index]);

/** Returns whether two values are equal inside lists and maps, where an int never equals a float. */
export function sameValues(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Constraint || right instanceof Constraint)
    throw new EvaluationError('The query does not determine this value.');
  if (typeof left === 'number' || typeof right === 'number') return sameFloats(left, right);
  if (typeof left !== 'object' || typeof right !== 'object') return left === right;
  if (left === null || right === null) return left === right;
  if (Array.isArray(left)) return Array.isArray(right) && sameLists(left, right);
  if (left instanceof Map) return right instanceof Map && sameMaps(left, right);
  if (left instanceof Timestamp) return right instanceof Timestamp && left.nanoseconds === right.nanoseconds;
  if (left instanceof Duration) return right instanceof Duration && left.nanoseconds === right.nanoseconds;
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (left instanceof RulesSet) return right instanceof RulesSet && left.equals(right);
  if (left instanceof LatLng) {
    return (
      right instanceof LatLng &&
      Object.is(left.latitude, right.latitude) &&
      Object.is(left.longitude, right.longitude)
    );
  }
  if (left instanceof Path) {
    return right instanceof Path && samePaths(left, right);
  }
  return false;
}

const isNumber = (value: RulesValue) => typeof value === 'number' || typeof value === 'bigint';

/** Evaluates the `==` operator. Numbers are compared by value, and other values are compared as inside lists. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'bigint') return left === right;
  if (isNumber(left) && isNumber(right)) return Number(left) === Number(right);
  return sameValues(left, right);
}
