/** Returns the next pseudo-random number, from 0 up to but not including 1. */
export type Random = () => number;

/** Returns a generator with this seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random integer from `least` to `most`, inclusive. */
export const integer = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[integer(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** Returns a number in hexadecimal, padded with zeros. */
export const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
