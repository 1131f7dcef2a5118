/**
 * The scores of entries: each value belongs to the id at the same position. Two arrays, because maps of thousands of
 * entries would keep the garbage collector busy. Sums multiply the values by the weight.
 */
export type Scores = { ids: readonly number[]; values: readonly number[]; weight?: number };

/** Adds up scores in arrays that all additions share, with a place for each entry. */
export class ScoreSums {
  #totals = new Float64Array();
  /** The number of added lists that contain the entry. */
  #counts = new Uint32Array();

  /** Makes room for entries with ids below this number. */
  reserve(size: number): void {
    if (size <= this.#totals.length) return;
    this.#totals = new Float64Array(2 * size);
    this.#counts = new Uint32Array(2 * size);
  }

  /** Returns the weighted sums for entries in any of the lists. */
  weighted(all: Scores[]): Scores {
    return this.#sum(all, () => 1);
  }

  /** Returns the sums for entries in any of the lists, favouring entries in several lists. */
  inAny(all: Scores[]): Scores {
    return this.#sum(all, (count) => count);
  }

  /** Returns the sums for entries in every list. */
  inEvery(all: Scores[]): Scores {
    const shortestFirst = all.toSorted((one, other) => one.ids.length - other.ids.length);
    return this.#sum(shortestFirst, (count) => (count === all.length ? 1 : 0));
  }

  /** @param factorOf returns the factor for the sum of an entry in `count` lists, or 0 to omit the entry */
  #sum(all: Scores[], factorOf: (count: number) => number): Scores {
    const [only] = all;
    if (only && all.length === 1 && (only.weight ?? 1) === 1) return only;
    const found: number[] = [];
    for (const { ids, values, weight = 1 } of all) {
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0;
        const count = this.#counts[id] ?? 0;
        if (count === 0) found.push(id);
        this.#counts[id] = count + 1;
        this.#totals[id] = (this.#totals[id] ?? 0) + weight * (values[at] ?? 0);
      }
    }
    const ids: number[] = [];
    const values: number[] = [];
    for (const id of found) {
      const factor = factorOf(this.#counts[id] ?? 0);
      if (factor > 0) {
        ids.push(id);
        values.push(factor * (this.#totals[id] ?? 0));
      }
      this.#counts[id] = 0;
      this.#totals[id] = 0;
    }
    return { ids, values };
  }
}
