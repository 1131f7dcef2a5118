import type { HostileString } from '../../lib/testing/hostile/strings';
import type { RunningSite } from '../../tools/test-site';

/** A hostile string and its effect, as one sentence. */
export type Finding = { family: string; text: string; what: string };

/** A place that receives strings from outside. */
export type Place = {
  name: string;
  /** Sends every string to the place. @returns the number of cases and the failures */
  check(strings: HostileString[], site: RunningSite): Promise<{ cases: number; findings: Finding[] }>;
};

/** The text as a JSON string of printable ASCII characters, shortened. */
export const shown = (text: string): string =>
  JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Runs a task on every item, several at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item, index);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
