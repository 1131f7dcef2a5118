import type { ServerResponse } from 'node:http';

/** The maximum number of concurrent requests per address, enough for several browsers behind one router. */
export const MAX_REQUESTS = 100;

/** Counts the requests in flight for each address. */
export class RequestLimit {
  #underWay = new Map<string, number>();
  #most: number;

  constructor(most = MAX_REQUESTS) {
    this.#most = most;
  }

  /** Counts a request until its response closes. Returns false, without counting, if the address is at the limit. */
  admit(address: string, response: ServerResponse): boolean {
    const count = this.#underWay.get(address) ?? 0;
    if (count >= this.#most) return false;
    this.#underWay.set(address, count + 1);
    response.once('close', () => {
      const left = (this.#underWay.get(address) ?? 1) - 1;
      if (left > 0) this.#underWay.set(address, left);
      else this.#underWay.delete(address);
    });
    return true;
  }
}
