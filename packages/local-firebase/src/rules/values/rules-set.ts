import { canonicalKey } from './canonical-key';
import type { RulesValue } from './types';

const elementKey = (value: RulesValue) => canonicalKey(value, 'alike');

export class RulesSet {
  readonly #items: Map<string, RulesValue>;

  constructor(items: Iterable<RulesValue>) {
    this.#items = new Map();
    for (const item of items) {
      const key = elementKey(item);
      if (!this.#items.has(key)) this.#items.set(key, item);
    }
  }

  get size(): number {
    return this.#items.size;
  }

  has(value: RulesValue): boolean {
    return this.#items.has(elementKey(value));
  }

  values(): RulesValue[] {
    return [...this.#items.values()];
  }

  keys(): Iterable<string> {
    return this.#items.keys();
  }

  equals(other: RulesSet): boolean {
    return this.size === other.size && other.values().every((item) => this.has(item));
  }
}
