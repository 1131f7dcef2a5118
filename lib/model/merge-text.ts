import { diff3Merge } from 'node-diff3';
import { align, NONE, sharedBy, similarityOf, wordsOf } from './align-blocks';
import { blocksOf } from './text-blocks';

/** A block that two people changed differently. It is '' in a version without it. */
export type BlockConflict = { base: string; mine: string; theirs: string };

export type MergedText = (string | BlockConflict)[];

export type BlockChoice = keyof BlockConflict | 'both';

export type Choose = (conflict: BlockConflict) => BlockChoice;

/** The maximum number of words to look up to match blocks. The merge runs again whenever the user types in the article. */
const MAX_LOOKUPS = 500_000;

/** Two blocks that are added in the same place are versions of one block if they are at least this similar. */
const SAME_BLOCK = 0.5;

/** Merges blocks that two people added in the same place. */
function mergeAdded(mine: string[], theirs: string[], isNew: (block: string) => boolean): MergedText {
  const { found, added } = align(mine, theirs, (one, other) => isNew(one) && isNew(other), SAME_BLOCK);
  return [
    ...mine.flatMap((block, index): MergedText => {
      const other = found[index] ?? block;
      return [...(added[index] ?? []), block === other ? block : { base: '', mine: block, theirs: other }];
    }),
    ...(added.at(-1) ?? []),
  ];
}

type Region = { a: string[]; o: string[]; b: string[] };

const textOf = (blocks: string[]) => blocks.join('\n\n');

/** Makes a region one conflict, except for the blocks at its ends that are in all versions. */
function oneConflict({ a, o, b }: Region): MergedText {
  const shortest = Math.min(a.length, o.length, b.length);
  const isSame = (at: number) => a.at(at) === o.at(at) && b.at(at) === o.at(at);
  let [start, end] = [0, 0];
  while (start < shortest && isSame(start)) start++;
  while (end < shortest - start && isSame(-1 - end)) end++;
  const changed = (blocks: string[]) => textOf(blocks.slice(start, blocks.length - end));
  const conflict = { base: changed(o), mine: changed(a), theirs: changed(b) };
  return [...o.slice(0, start), conflict, ...o.slice(o.length - end)];
}

function countsOf(blocks: string[]): (block: string) => number {
  const counts = new Map<string, number>();
  for (const block of blocks) counts.set(block, (counts.get(block) ?? 0) + 1);
  return (block) => counts.get(block) ?? 0;
}

/** Whether blocks can be matched within a region in a short time. */
function isSmall({ a, o, b }: Region): boolean {
  const words = [a, o, b].map((blocks) => blocks.reduce((sum, block) => sum + 1 + wordsOf(block).size, 0));
  return Math.max(...words) * Math.max(a.length, o.length, b.length) <= MAX_LOOKUPS;
}

/** Merges a part of the text in which changes meet. It is one conflict if its blocks cannot be matched with certainty. */
function mergeRegion(region: Region, isInBase: (block: string) => boolean): MergedText {
  if (!isSmall(region)) return oneConflict(region);
  const { a, o, b } = region;
  const [inMine, inTheirs] = [countsOf(a), countsOf(b)];
  const isShared = (block: string) => !isInBase(block) && inMine(block) > 0 && inTheirs(block) > 0;
  if (a.some((block) => isShared(block) && inMine(block) + inTheirs(block) > 2)) return oneConflict(region);
  // A block that was moved, or that both versions contain, is not a version of another block.
  const isNew = (block: string) => !isInBase(block) && !isShared(block);
  const [mine, theirs] = [a, b].map((to) => align(o, to, (_, after) => isNew(after)));
  const blocks = o.map((base, at) => ({
    base,
    mine: mine?.found[at] ?? '',
    theirs: theirs?.found[at] ?? '',
  }));
  const words = o.map(wordsOf);
  const others = [mine, theirs]
    .flatMap((side) => [
      ...(side?.added.flat() ?? []).map((block) => ({ block, place: -1 })),
      ...(side?.found ?? []).map((block = '', place) => ({ block, place })),
    ])
    .filter(({ block, place }) => block !== '' && block !== o[place] && !isShared(block))
    .map((other) => ({ ...other, words: wordsOf(other.block) }));
  // A block that both changed was also split or moved if another block consists of its words.
  const isElsewhere = ({ base, mine, theirs }: BlockConflict, at: number) =>
    mine !== base &&
    theirs !== base &&
    others.some((other) => {
      if (other.place === at) return false;
      const [here = NONE, there = NONE] = [words[at], words[other.place]];
      const shared = sharedBy(other.words, here);
      const isPart = shared >= SAME_BLOCK * Math.min(other.words.size, here.size);
      return other.block === base || (isPart && shared > sharedBy(other.words, there));
    });
  if (blocks.some(isElsewhere)) return oneConflict(region);
  const addedAt = (place: number) => {
    const other = theirs?.added[place] ?? [];
    return mergeAdded(
      mine?.added[place] ?? [],
      other.filter((block) => !isShared(block)),
      isNew,
    );
  };
  return [...blocks.flatMap((block, at) => [...addedAt(at), ...mergeBlock(block)]), ...addedAt(o.length)];
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
  const text = { a: blocksOf(mine), o: blocksOf(before), b: blocksOf(theirs) };
  const [inMine, inBase, inTheirs] = [countsOf(text.a), countsOf(text.o), countsOf(text.b)];
  const merged = diff3Merge(text.a, text.o, text.b, { excludeFalseConflicts: true }).flatMap(
    ({ ok, conflict }) => ok ?? (conflict ? mergeRegion(conflict, (block) => inBase(block) > 0) : []),
  );
  // Half of a move must not depend on a choice, and the other side must not have moved or changed the block as well.
  const isMovedInto = ({ base, mine, theirs }: BlockConflict) => {
    const isHere = countsOf(blocksOf(base));
    const isMoved = (block: string, count: number) => !isHere(block) && count > 0 && count <= inBase(block);
    return (
      blocksOf(mine).some((block) => isMoved(block, inMine(block))) ||
      blocksOf(theirs).some((block) => isMoved(block, inTheirs(block)))
    );
  };
  const inMerged = countsOf(merged.flatMap((part) => (isConflict(part) ? blocksOf(part.base) : part)));
  const isRepeated = (block: string) =>
    inMerged(block) > Math.max(inBase(block), inMine(block) + inTheirs(block) - inBase(block));
  const isDoubtful = text.o.some(isRepeated) || merged.filter(isConflict).some(isMovedInto);
  return isDoubtful ? oneConflict(text) : merged;
}

/**
 * Merges a form that already contains the other side's changes, except to blocks that are in conflict. The form's
 * versions of all blocks together are the form, so that no other change is made to it.
 */
export function mergeForm(before: string, form: string, theirs: string): MergedText {
  const merged = mergeText(before, form, theirs);
  const text = { a: blocksOf(form), o: blocksOf(before), b: blocksOf(theirs) };
  return chosenText(merged, 'mine') === textOf(text.a) ? merged : oneConflict(text);
}

export const isConflict = (part: MergedText[number]): part is BlockConflict => typeof part !== 'string';

/** Returns the text with one version of each block that is in conflict, or both versions. */
export function chosenText(merged: MergedText, choice: BlockChoice | Choose): string {
  const blocks = merged.flatMap((part) => {
    if (!isConflict(part)) return part;
    const chosen = typeof choice === 'string' ? choice : choice(part);
    return chosen === 'both' ? [part.mine, part.theirs] : part[chosen];
  });
  return textOf(blocks.filter(Boolean));
}
