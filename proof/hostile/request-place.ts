import { type Exchange, exchange } from './exchange';
import { judgeAnswer } from './judge-answer';
import { inParallel, type Place } from './place';

/** As many as keep the server busy. */
const AT_ONCE = 16;

/** A place that is reached by one request for each string. */
export const requestPlace = (name: string, requestFor: (text: string, index: number) => Exchange): Place => ({
  name,
  async check(strings, { url }) {
    const findings = await inParallel(strings, AT_ONCE, async ({ family, text }, index) => {
      const request = requestFor(text, index);
      const answer = await exchange(url, request);
      return judgeAnswer(answer, text, url).map((what) => ({
        family,
        text,
        what: `${what} (${request.method ?? 'GET'} ${request.path.slice(0, 60)})`,
      }));
    });
    return { cases: strings.length, findings: findings.flat() };
  },
});

/** One after the other in turn. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
