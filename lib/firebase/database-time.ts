/** The database's current time, estimated from its latest response. Independent of this machine's clock. */
export class DatabaseTime {
  #latest: { time: number; at: number } | null = null;

  /**
   * @param readTime the time in a response
   * @param at when the response arrived, by the monotonic clock
   */
  note(readTime: string, at = performance.now()): void {
    this.#latest = { time: Date.parse(readTime), at };
  }

  /** Returns null before the first response. */
  now(): Date | null {
    return this.#latest && new Date(this.#latest.time + (performance.now() - this.#latest.at));
  }
}
