/** The advantage of replacing a block over removing it and adding another, even if the two are not similar. */
const REPLACED = 0.01;

/** A word, or a character of a script without spaces between words. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

/** Returns the distinct words of a text. */
export const wordsOf = (block: string): ReadonlySet<string> => new Set(block.match(WORD));

export const NONE: ReadonlySet<string> = new Set();

/** Returns how many words two texts share. */
export function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared;
}

/** Returns the proportion of their words that two texts share, from 0 to 1. */
export const similarityOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * sharedBy(one, other)) / (one.size + other.size || 1);

/** Each block's counterpart in another version, if any, and the blocks added before each block and after the last. */
type Alignment = { found: (string | undefined)[]; added: string[][] };

/**
 * Finds each block's version in a newer text.
 * @param canBe whether a block that differs can be that version
 * @param least the least similarity of such a block, from 0 to 1
 */
export function align(
  from: string[],
  to: string[],
  canBe: (before: string, after: string) => boolean,
  least = 0,
): Alignment {
  const words = [from.map(wordsOf), to.map(wordsOf)] as const;
  const worth = from.map((before, i) =>
    to.map((after, j) => {
      if (before === after) return 2;
      if (!canBe(before, after)) return null;
      const similarity = similarityOf(words[0][i] ?? NONE, words[1][j] ?? NONE);
      return similarity >= least ? similarity + REPLACED : null;
    }),
  );
  // The highest total similarity of the blocks from each pair of positions to the ends.
  const best = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => (worth[i]?.[j] ?? Number.NEGATIVE_INFINITY) + at(i + 1, j + 1);
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      best[i]?.splice(j, 1, Math.max(paired(i, j), at(i + 1, j), at(i, j + 1)));
    }
  }
  const found: Alignment['found'] = [];
  const added: string[][] = [[]];
  let j = 0;
  for (let i = 0; i < from.length; i++) {
    // A block is added as late as possible, so that blocks of both sides are added in the same place.
    while (j < to.length && paired(i, j) < at(i, j) && at(i + 1, j) < at(i, j)) added[i]?.push(to[j++] ?? '');
    found.push(j < to.length && paired(i, j) === at(i, j) ? to[j++] : undefined);
    added.push([]);
  }
  added.at(-1)?.push(...to.slice(j));
  return { found, added };
}
