import { diff3Merge } from 'node-diff3';
import { blocksOf } from './text-blocks';

/** A block that two people changed differently. It is '' in a version without it. */
export type BlockConflict = { base: string; mine: string; theirs: string };

export type MergedText = (string | BlockConflict)[];

export type BlockChoice = keyof BlockConflict | 'both';

export type Choose = (conflict: BlockConflict) => BlockChoice;

/** The maximum number of pairs of blocks to compare, because an article can have tens of thousands of short blocks. */
const MAX_PAIRS = 250_000;

/** Two blocks that are added in the same place are versions of one block if they are at least this similar. */
const SAME_BLOCK = 0.5;

/** The advantage of replacing a block over removing it and adding another, even if the two are not similar. */
const REPLACED = 0.01;

/** A word, or a character of a script without spaces between words. */
const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = (block: string): ReadonlySet<string> => new Set(block.match(WORD));

const NONE: ReadonlySet<string> = new Set();

/** Returns the proportion of their words that two texts share, from 0 to 1. */
function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return (2 * shared) / (one.size + other.size || 1);
}

/** Each block's counterpart in another version, if any, and the blocks added before each block and after the last. */
type Alignment = { found: (string | undefined)[]; added: string[][] };

/** Finds each block's version in a newer text. `isChange` decides whether a block that differs can be that version. */
function align(
  from: string[],
  to: string[],
  isChange: (similarity: number, before: string, after: string) => boolean,
): Alignment {
  const words = [from.map(wordsOf), to.map(wordsOf)] as const;
  const worth = from.map((before, i) =>
    to.map((after, j) => {
      if (before === after) return 2;
      const similarity = similarityOf(words[0][i] ?? NONE, words[1][j] ?? NONE);
      return isChange(similarity, before, after) ? similarity + REPLACED : null;
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

/** Merges blocks that two people added in the same place. */
function mergeAdded(mine: string[], theirs: string[], isNew: (block: string) => boolean): MergedText {
  const { found, added } = align(
    mine,
    theirs,
    (similarity, one, other) => similarity >= SAME_BLOCK && isNew(one) && isNew(other),
  );
  return [
    ...mine.flatMap((block, index): MergedText => {
      const other = found[index] ?? block;
      return [...(added[index] ?? []), block === other ? block : { base: '', mine: block, theirs: other }];
    }),
    ...(added.at(-1) ?? []),
  ];
}

type Region = { a: string[]; o: string[]; b: string[] };

/** The blocks of the base, and the new blocks that both versions contain. */
type Known = { base: ReadonlySet<string>; shared: ReadonlySet<string> };

/** Merges a part of the text in which changes meet. */
function mergeRegion({ a, o, b }: Region, { base, shared }: Known): MergedText {
  if (Math.max(a.length, b.length) * Math.max(o.length, b.length) > MAX_PAIRS) {
    const [mine = '', before = '', theirs = ''] = [a, o, b].map((blocks) => blocks.join('\n\n'));
    return [{ base: before, mine, theirs }];
  }
  // A block that was moved, or that both versions contain, is not a version of another block.
  const isNew = (block: string) => !base.has(block) && !shared.has(block);
  const isVersion = (_similarity: number, _before: string, after: string) => isNew(after);
  const [mine, theirs] = [align(o, a, isVersion), align(o, b, isVersion)];
  const addedAt = (place: number) => {
    const other = theirs.added[place] ?? [];
    return mergeAdded(
      mine.added[place] ?? [],
      other.filter((block) => !shared.has(block)),
      isNew,
    );
  };
  return [
    ...o.flatMap((before, index) => [
      ...addedAt(index),
      ...mergeBlock({ base: before, mine: mine.found[index] ?? '', theirs: theirs.found[index] ?? '' }),
    ]),
    ...addedAt(o.length),
  ];
}

/** Merges a block. A block that only shares its place with one removed by the other side counts as added. */
function mergeBlock(block: BlockConflict): MergedText {
  const { base, mine, theirs } = block;
  if (mine === base || theirs === base || mine === theirs)
    return [mine === base ? theirs : mine].filter(Boolean);
  const left = mine || theirs;
  const isAdded = (!mine || !theirs) && similarityOf(wordsOf(base), wordsOf(left)) < SAME_BLOCK;
  return [isAdded ? left : block];
}

/** Merges two people's changes to a text, block by block. */
export function mergeText(before: string, mine: string, theirs: string): MergedText {
  const [a, o, b] = [blocksOf(mine), blocksOf(before), blocksOf(theirs)];
  const base = new Set(o);
  const inTheirs = new Set(b);
  const shared = new Set(a.filter((block) => inTheirs.has(block) && !base.has(block)));
  return diff3Merge(a, o, b, { excludeFalseConflicts: true }).flatMap(
    ({ ok, conflict }) => ok ?? (conflict ? mergeRegion(conflict, { base, shared }) : []),
  );
}

export const isConflict = (part: MergedText[number]): part is BlockConflict => typeof part !== 'string';

/** Returns the text with one version of each block that is in conflict, or both versions. */
export function chosenText(merged: MergedText, choice: BlockChoice | Choose): string {
  const blocks = merged.flatMap((part) => {
    if (!isConflict(part)) return part;
    const chosen = typeof choice === 'string' ? choice : choice(part);
    return chosen === 'both' ? [part.mine, part.theirs] : part[chosen];
  });
  return blocks.filter(Boolean).join('\n\n');
}
