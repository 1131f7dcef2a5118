import { canonicalKey, RulesSet } from './rules-set';
import type { RulesMap } from './types';

/** How a map differs from an older one. */
export class MapDiff {
  constructor(
    readonly current: RulesMap,
    readonly previous: RulesMap,
  ) {}

  get added(): RulesSet {
    return this.#keys(this.current, (key) => !this.previous.has(key));
  }

  get removed(): RulesSet {
    return this.#keys(this.previous, (key) => !this.current.has(key));
  }

  get changed(): RulesSet {
    return this.#keys(this.current, (key) => this.previous.has(key) && !this.#isSame(key));
  }

  get unchanged(): RulesSet {
    return this.#keys(this.current, (key) => this.previous.has(key) && this.#isSame(key));
  }

  get affected(): RulesSet {
    return new RulesSet([...this.added.values(), ...this.removed.values(), ...this.changed.values()]);
  }

  #isSame(key: string): boolean {
    const [current, previous] = [this.current.get(key) ?? null, this.previous.get(key) ?? null];
    return canonicalKey(current, 'alike') === canonicalKey(previous, 'alike');
  }

  #keys(map: RulesMap, accept: (key: string) => boolean): RulesSet {
    return new RulesSet([...map.keys()].filter(accept));
  }
}
