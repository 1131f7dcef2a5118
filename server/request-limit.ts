import type { ServerResponse } from 'node:http';

/** Requests of one address at the same time: several browsers behind one router, each with all its connections. */
export const MAX_REQUESTS = 100;

/** Counts the requests under way of each address. */
export class RequestLimit {
  #underWay = new Map<string, number>();

  /** Counts a request until its response ends, and returns whether the address may have one more. */
  admit(address: string, response: ServerResponse): boolean {
    const count = this.#underWay.get(address) ?? 0;
    if (count >= MAX_REQUESTS) return false;
    this.#underWay.set(address, count + 1);
    response.once('close', () => {
      const left = (this.#underWay.get(address) ?? 1) - 1;
      if (left > 0) this.#underWay.set(address, left);
      else this.#underWay.delete(address);
    });
    return true;
  }
}
