import { createHash } from 'node:crypto';

/** The maximum number of cached results. A full cache is cleared before another result is stored. */
const MAX_RESULTS = 200;

/** Caches the results of one function. Similar pages share styles and classes, and a new render rarely changes them. */
export class ResultCache<Result> {
  #results = new Map<string, Result>();

  /** Returns the cached result for the inputs, or computes it. The result must depend only on the inputs. */
  get(inputs: string[], compute: () => Result): Result {
    const key = createHash('sha256').update(inputs.join('\n')).digest('base64');
    const known = this.#results.get(key);
    if (known !== undefined) return known;
    const result = compute();
    if (this.#results.size >= MAX_RESULTS) this.#results.clear();
    this.#results.set(key, result);
    return result;
  }
}
