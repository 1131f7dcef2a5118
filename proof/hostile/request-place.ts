import pLimit from 'p-limit';
import { checkResponse } from './check-response';
import { type Exchange, exchange } from './exchange';
import type { Place } from './place';

/** Enough concurrency to keep the server busy. */
const CONCURRENCY = 16;

/** Returns a destination that receives each string in one request. */
export const requestPlace = (name: string, requestFor: (text: string, index: number) => Exchange): Place => ({
  name,
  async check(strings, { url }) {
    const findings = await pLimit(CONCURRENCY).map(strings, async ({ family, text }, index) => {
      const request = requestFor(text, index);
      const answer = await exchange(url, request);
      return checkResponse(answer, text, url).map((what) => ({
        family,
        text,
        what: `${what} (${request.method ?? 'GET'} ${request.path.slice(0, 60)})`,
      }));
    });
    return { cases: strings.length, findings: findings.flat() };
  },
});

/** Returns the item at `index`, starting over after the last item. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list of items is empty.');
  return item;
}
