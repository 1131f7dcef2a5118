/**
 * The scores of entries: each value belongs to the id at the same position. Two arrays, because maps of thousands of
 * entries would keep the garbage collector busy.
 */
export type Scores = { ids: readonly number[]; values: readonly number[] };

export const NO_SCORES: Scores = { ids: [], values: [] };

type Weighted = { scores: Scores; weight: number };

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

  /** Returns the sums of scores times their weights. */
  weighted(all: Weighted[]): Scores {
    const [only] = all;
    if (only && all.length === 1 && only.weight === 1) return only.scores;
    const ids: number[] = [];
    for (const { scores, weight } of all) this.#add(scores, weight, ids);
    return this.#take(ids, () => 1);
  }

  /** Returns the sums for entries in any of the lists, favouring entries in several lists. */
  inAny(all: Scores[]): Scores {
    const [only] = all;
    if (only && all.length === 1) return only;
    const ids: number[] = [];
    for (const scores of all) this.#add(scores, 1, ids);
    return this.#take(ids, (count) => count);
  }

  /** Returns the sums for entries in every list. */
  inEvery(all: Scores[]): Scores {
    const [fewest = NO_SCORES, ...others] = all.toSorted((one, other) => one.ids.length - other.ids.length);
    if (others.length === 0 || fewest.ids.length === 0) return fewest;
    this.#add(fewest, 1, []);
    for (const scores of others) this.#add(scores, 1, null);
    return this.#take(fewest.ids, (count) => (count === all.length ? 1 : 0));
  }

  /** Adds scores, and adds to `ids` the entries that had none. If `ids` is null, such entries get none. */
  #add(scores: Scores, weight: number, ids: number[] | null): void {
    for (let at = 0; at < scores.ids.length; at += 1) {
      const id = scores.ids[at] ?? 0;
      const count = this.#counts[id] ?? 0;
      if (count === 0) {
        if (!ids) continue;
        ids.push(id);
      }
      this.#counts[id] = count + 1;
      this.#totals[id] = (this.#totals[id] ?? 0) + weight * (scores.values[at] ?? 0);
    }
  }

  /**
   * Returns and clears the sums of these entries.
   * @param factorOf returns the factor for the sum of an entry in `count` lists, or 0 to omit the entry
   */
  #take(all: readonly number[], factorOf: (count: number) => number): Scores {
    const ids: number[] = [];
    const values: number[] = [];
    for (const id of all) {
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
