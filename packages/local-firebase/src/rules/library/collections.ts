import { proveContains } from '../evaluation/proof';
import { canonicalKey } from '../values/canonical-key';
import { sameValues } from '../values/equals';
import { EvaluationError } from '../values/evaluation-error';
import { MapDiff } from '../values/map-diff';
import { RulesSet } from '../values/rules-set';
import { setOf } from '../values/set-of';
import type { RulesMap, RulesValue, ValueSet } from '../values/types';
import { toText } from './conversions';
import { overload } from './overload';

/** The sign of zero is ignored for elements, but not for values nested inside them. */
const unsigned = (item: RulesValue) => (Object.is(item, -0) ? 0 : item);

/** Returns a membership test for `items`, in which an int never equals a float and NaN does not equal itself. */
const contains = (items: RulesValue[]) => {
  const keys = new Set(items.map((item) => canonicalKey(unsigned(item), 'apart')));
  return (item: RulesValue) => keys.has(canonicalKey(unsigned(item), 'apart')) && sameValues(item, item);
};

export const listMethods = {
  concat: [overload(['list', 'list'], (items, others) => [...items, ...others])],
  hasAll: [overload(['list', 'list'], (items, others) => others.every(contains(items)))],
  hasAny: [overload(['list', 'list'], (items, others) => others.some(contains(items)))],
  hasOnly: [overload(['list', 'list'], (items, others) => items.every(contains(others)))],
  join: [overload(['list', 'string'], (items, separator) => items.map(toText).join(separator))],
  removeAll: [
    overload(['list', 'list'], (items, others) => {
      const isRemoved = contains(others);
      return items.filter((item) => !isRemoved(item));
    }),
  ],
  size: [overload(['list'], (items) => BigInt(items.length))],
  toSet: [overload(['list'], setOf)],
};

const toSet = (items: RulesValue[] | ValueSet) => (items instanceof RulesSet ? items : setOf(items));
const hasAll = (set: ValueSet, others: RulesValue[] | ValueSet) => set.includes(toSet(others));
const hasAny = (set: ValueSet, others: RulesValue[] | ValueSet) => set.overlaps(toSet(others));

export const setMethods = {
  difference: [overload(['set', 'set'], (set, other) => set.filter((key) => !other.items.has(key)))],
  hasAll: [overload(['set', 'list'], hasAll), overload(['set', 'set'], hasAll)],
  hasAny: [overload(['set', 'list'], hasAny), overload(['set', 'set'], hasAny)],
  hasOnly: [
    overload(['set', 'list'], (set, others) => hasAll(toSet(others), set)),
    overload(['set', 'set'], (set, others) => hasAll(others, set)),
  ],
  intersection: [overload(['set', 'set'], (set, other) => set.filter((key) => other.items.has(key)))],
  size: [overload(['set'], (set) => BigInt(set.size))],
  union: [overload(['set', 'set'], (set, other) => setOf([...set.values(), ...other.values()]))],
};

function getNested(map: RulesMap, keys: RulesValue[], fallback: RulesValue): RulesValue {
  let value: RulesValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw new EvaluationError('A map key must be a string.');
    const next: RulesValue | undefined = value instanceof Map ? value.get(key) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

const get = (map: RulesMap, key: string, fallback: RulesValue) => getNested(map, [key], fallback);

export const mapMethods = {
  diff: [overload(['map', 'map'], (map, previous) => new MapDiff(map, previous))],
  get: [overload(['map', 'string', 'any'], get), overload(['map', 'list', 'any'], getNested)],
  keys: [overload(['map'], (map) => [...map.keys()].sort())],
  size: [overload(['map'], (map) => BigInt(map.size))],
  values: [overload(['map'], (map) => [...map.values()])],
};

export const constraintMethods = { hasAny: [overload(['constraint', 'list'], proveContains)] };
