import type { QueryFilter } from '../ruleset';
import { Constraint } from '../values/constraint';
import { EvaluationError } from '../values/evaluation-error';
import { fromWire } from '../values/from-wire';
import type { ConstraintPart, RulesMap, RulesValue } from '../values/types';

/** One alternative of a query: constraints on fields. A matching document satisfies all of them. */
export type Alternative = { path: string[]; part: ConstraintPart }[];

const MAX_ALTERNATIVES = 100;

const itemsOf = (value: RulesValue) => (Array.isArray(value) ? value : [value]);

function filterAlternatives({ path, op, value: wire }: QueryFilter): Alternative[] {
  const value = fromWire(wire);
  const constraint = (operator: ConstraintPart['operator'], operand: RulesValue) => ({
    path,
    part: { operator, value: operand },
  });
  switch (op) {
    case 'in':
      return itemsOf(value).map((item) => [constraint('==', item)]);
    case 'not-in':
      return [itemsOf(value).map((item) => constraint('!=', item))];
    case 'array-contains':
      return [[constraint('contains', value)]];
    case 'array-contains-any':
      return itemsOf(value).map((item) => [constraint('contains', item)]);
    default:
      return [[constraint(op, value)]];
  }
}

/** Returns the alternatives of a conjunction of filters. Throws an `EvaluationError` if there are too many. */
export function queryAlternatives(filters: QueryFilter[]): Alternative[] {
  return filters.reduce<Alternative[]>(
    (alternatives, filter) => {
      const choices = filterAlternatives(filter);
      if (alternatives.length * choices.length > MAX_ALTERNATIVES)
        throw new EvaluationError(`The query has too many alternatives: the limit is ${MAX_ALTERNATIVES}.`);
      return alternatives.flatMap((alternative) => choices.map((choice) => [...alternative, ...choice]));
    },
    [[]],
  );
}

/**
 * Returns a field's value in one alternative: the value itself if the only constraint is equality, otherwise a
 * `Constraint`.
 */
function constrainedValue(parts: ConstraintPart[]): RulesValue {
  const [first, second] = parts;
  return first?.operator === '==' && !second ? first.value : new Constraint(parts);
}

/** Returns the part of `resource.data` that the query constrains. Fields without a filter are absent. */
export function constrainedData(alternative: Alternative): RulesMap {
  const partsOf = new Map<string, { path: string[]; parts: ConstraintPart[] }>();
  for (const { path, part } of alternative) {
    if (path[0] === '__name__') continue;
    const key = JSON.stringify(path);
    const known = partsOf.get(key);
    if (known) known.parts.push(part);
    else partsOf.set(key, { path, parts: [part] });
  }
  const data: RulesMap = new Map();
  const shortestFirst = [...partsOf.values()].sort((left, right) => left.path.length - right.path.length);
  for (const { path, parts } of shortestFirst) place(data, path, constrainedValue(parts));
  return data;
}

/** Adds a value at a path in `map`, unless the path already has a value or leads through a value that is not a map. */
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
