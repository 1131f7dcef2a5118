import type { FieldFilter, Filter } from './query';

/**
 * A filter in disjunctive normal form, as alternatives of conditions that all hold; null if there would be more than
 * `most`.
 */
export function conjunctions(filter: Filter, most = Number.POSITIVE_INFINITY): FieldFilter[][] | null {
  if ('op' in filter) return [[filter]];
  if ('any' in filter) {
    const alternatives: FieldFilter[][] = [];
    for (const inner of filter.any)
      alternatives.push(...(conjunctions(inner, most) ?? Array(most + 1).fill([])));
    return alternatives.length > most ? null : alternatives;
  }
  let alternatives: FieldFilter[][] = [[]];
  for (const inner of filter.all) {
    const next = conjunctions(inner, most);
    if (!next || alternatives.length * next.length > most) return null;
    alternatives = alternatives.flatMap((before) => next.map((after) => [...before, ...after]));
  }
  return alternatives;
}
