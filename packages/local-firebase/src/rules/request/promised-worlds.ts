import type { QueryFilter } from '../ruleset';
import { Constraint, type ConstraintPart } from '../values/constraint';
import { EvaluationError } from '../values/evaluation-error';
import { fromWire } from '../values/from-wire';
import type { RulesMap, RulesValue } from '../values/types';

/** One way in which a query can be met: what then holds of each field. */
export type World = { path: string[]; part: ConstraintPart }[];

/** More alternatives than Firestore itself takes in one query are not tried. */
const MOST_WORLDS = 100;

const itemsOf = (value: RulesValue) => (Array.isArray(value) ? value : [value]);

/** The alternatives that one filter leaves; each is a list of promises that hold together. */
function alternatives({ path, op, value: wire }: QueryFilter): World[] {
  const value = fromWire(wire);
  const promise = (operator: ConstraintPart['operator'], promised: RulesValue) => ({
    path,
    part: { operator, value: promised },
  });
  switch (op) {
    case 'in':
      return itemsOf(value).map((item) => [promise('==', item)]);
    case 'not-in':
      return [itemsOf(value).map((item) => promise('!=', item))];
    case 'array-contains':
      return [[promise('contains', value)]];
    case 'array-contains-any':
      return itemsOf(value).map((item) => [promise('contains', item)]);
    default:
      return [[promise(op, value)]];
  }
}

/** Every way in which filters that hold together can be met. */
export function promisedWorlds(filters: QueryFilter[]): World[] {
  return filters.reduce<World[]>(
    (worlds, filter) => {
      const choices = alternatives(filter);
      if (worlds.length * choices.length > MOST_WORLDS)
        throw new EvaluationError('The query has too many parts.');
      return worlds.flatMap((world) => choices.map((choice) => [...world, ...choice]));
    },
    [[]],
  );
}

/** The value that a world gives to a field: one value if it is fixed and nothing else is said, else a constraint. */
function promisedValue(parts: ConstraintPart[]): RulesValue {
  const [first, second] = parts;
  return first?.operator === '==' && !second ? first.value : new Constraint(parts);
}

/** `resource.data` as far as the query tells: fields that no filter names are absent. */
export function promisedData(world: World): RulesMap {
  const partsOf = new Map<string, { path: string[]; parts: ConstraintPart[] }>();
  for (const { path, part } of world) {
    if (path[0] === '__name__') continue;
    const key = JSON.stringify(path);
    const known = partsOf.get(key);
    if (known) known.parts.push(part);
    else partsOf.set(key, { path, parts: [part] });
  }
  const data: RulesMap = new Map();
  const shortestFirst = [...partsOf.values()].sort((left, right) => left.path.length - right.path.length);
  for (const { path, parts } of shortestFirst) place(data, path, promisedValue(parts));
  return data;
}

/** A field inside one that is already known adds nothing. */
function place(map: RulesMap, [name = '', ...rest]: string[], value: RulesValue): void {
  const present = map.get(name);
  if (rest.length === 0) {
    if (present === undefined) map.set(name, value);
  } else if (present === undefined) {
    const inner: RulesMap = new Map();
    map.set(name, inner);
    place(inner, rest, value);
  } else if (present instanceof Map) {
    place(present, rest, value);
  }
}
