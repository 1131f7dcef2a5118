/** A set in the rules language. `items` maps canonical keys to elements. */
export class RulesSet<Item> {
  constructor(readonly items: ReadonlyMap<string, Item>) {}

  get size(): number {
    return this.items.size;
  }

  values(): Item[] {
    return [...this.items.values()];
  }

  keys(): Iterable<string> {
    return this.items.keys();
  }

  includes(other: RulesSet<Item>): boolean {
    return [...other.keys()].every((key) => this.items.has(key));
  }

  overlaps(other: RulesSet<Item>): boolean {
    return [...other.keys()].some((key) => this.items.has(key));
  }

  equals(other: RulesSet<Item>): boolean {
    return this.size === other.size && this.includes(other);
  }

  filter(accept: (key: string) => boolean): RulesSet<Item> {
    return new RulesSet(new Map([...this.items].filter(([key]) => accept(key))));
  }
}
