import { canonicalKey } from './canonical-key';
import { RulesSet } from './rules-set';
import type { RulesValue, ValueSet } from './types';

const elementKey = (value: RulesValue) => canonicalKey(value, 'alike');

/** Returns a set of `items`. Of equal items, the set contains the first. */
export function setOf(items: Iterable<RulesValue>): ValueSet {
  const elements = new Map<string, RulesValue>();
  for (const item of items) {
    const key = elementKey(item);
    if (!elements.has(key)) elements.set(key, item);
  }
  return new RulesSet(elements);
}

export const isElement = (value: RulesValue, set: ValueSet): boolean => set.items.has(elementKey(value));
