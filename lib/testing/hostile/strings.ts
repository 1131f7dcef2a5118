import { addresses } from './families/addresses';
import { injection } from './families/injection';
import { markup } from './families/markup';
import { text } from './families/text';
import { values } from './families/values';
import { disguise } from './mutations';
import { pick, randomFrom } from './random';

export type HostileString = { family: string; text: string };

const FAMILIES: Record<string, readonly string[]> = {
  ...markup,
  ...addresses,
  ...text,
  ...injection,
  ...values,
};

export const familyNames = Object.keys(FAMILIES);

const MAX_TRIES = 100;

/** Returns distinct strings of one family: the known attacks first, and then disguised attacks. */
function stringsOf(family: string, known: readonly string[], count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const strings = new Set(known.slice(0, count));
  for (let tries = 0; strings.size < count; tries++) {
    if (tries > count * MAX_TRIES)
      throw new Error(`Only ${strings.size} distinct strings of the family '${family}' were found.`);
    strings.add(disguise(pick(random, known), random));
  }
  return [...strings];
}

/** Returns the same number of strings from each family, interleaved. The result depends only on the arguments. */
export function hostileStrings(perFamily: number, seed = 1): HostileString[] {
  const families = Object.entries(FAMILIES).map(([family, known], index) =>
    stringsOf(family, known, perFamily, seed + index).map((string) => ({ family, text: string })),
  );
  return Array.from({ length: perFamily }, (_, place) =>
    families.flatMap((strings) => strings.slice(place, place + 1)),
  ).flat();
}
