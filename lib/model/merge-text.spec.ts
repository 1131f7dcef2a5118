import fc from 'fast-check';
import { type BlockChoice, chosenText, isConflict, mergeText } from './merge-text';
import { blocksOf } from './text-blocks';

const BASE = 'One\n\nTwo\n\nThree';

const CHOICES: BlockChoice[] = ['base', 'mine', 'theirs', 'both'];

const text = (...blocks: string[]) => blocks.join('\n\n');

/** Returns the merged text for each choice that is offered. */
const texts = (base: string, mine: string, theirs: string) =>
  CHOICES.slice(1).map((choice) => chosenText(mergeText(base, mine, theirs), choice));

const conflictsOf = (base: string, mine: string, theirs: string) =>
  mergeText(base, mine, theirs).filter(isConflict);

describe('the texts of two editors', () => {
  it.each([
    [
      'different blocks',
      'One, mine\n\nTwo\n\nThree',
      'One\n\nTwo\n\nThree\n\nFour',
      'One, mine\n\nTwo\n\nThree\n\nFour',
    ],
    [
      'neighbouring blocks',
      'One, mine\n\nTwo\n\nThree',
      'One\n\nTwo, theirs\n\nThree',
      'One, mine\n\nTwo, theirs\n\nThree',
    ],
    ['a block beside a removed one', 'Two\n\nThree', 'One\n\nTwo, theirs\n\nThree', 'Two, theirs\n\nThree'],
    ['additions in one place', `${BASE}\n\nMy words`, `${BASE}\n\nAnother`, `${BASE}\n\nMy words\n\nAnother`],
    ['the same change', 'One!\n\nTwo\n\nThree', 'One!\n\nTwo!\n\nThree!', 'One!\n\nTwo!\n\nThree!'],
  ])('are merged without a conflict: %s', (_, mine, theirs, merged) => {
    expect(mergeText(BASE, mine, theirs).filter(isConflict)).toEqual([]);
    expect(chosenText(mergeText(BASE, mine, theirs), 'base')).toBe(merged);
  });

  it('are in conflict only in a block that both changed', () => {
    const mine = 'Zero, mine\n\nOne\n\nTwo, mine\n\nThree, mine\n\nMy own words';
    const theirs = 'One, theirs\n\nTwo, theirs\n\nThree';
    expect(conflictsOf(BASE, mine, theirs)).toEqual([
      { base: 'Two', mine: 'Two, mine', theirs: 'Two, theirs' },
    ]);
    expect(texts(BASE, mine, theirs)).toEqual([
      text('Zero, mine', 'One, theirs', 'Two, mine', 'Three, mine', 'My own words'),
      text('Zero, mine', 'One, theirs', 'Two, theirs', 'Three, mine', 'My own words'),
      text('Zero, mine', 'One, theirs', 'Two, mine', 'Two, theirs', 'Three, mine', 'My own words'),
    ]);
  });

  it('are in conflict if one removed the block that the other changed', () => {
    expect(conflictsOf(BASE, 'One\n\nThree', 'One\n\nTwo, theirs\n\nThree')).toEqual([
      { base: 'Two', mine: '', theirs: 'Two, theirs' },
    ]);
  });

  it('are in conflict if both rewrote a block, even if none of its words is left', () => {
    expect(conflictsOf('## Introduction', '## Overview', '## Background')).toHaveLength(1);
  });

  it('are in conflict if both added almost the same block', () => {
    expect(conflictsOf('', 'Keep the kit at 2 to 8 °C.', 'Keep the kit at 2 to 9 °C.')).toEqual([
      { base: '', mine: 'Keep the kit at 2 to 8 °C.', theirs: 'Keep the kit at 2 to 9 °C.' },
    ]);
  });

  it('are not in conflict if both added different paragraphs that share common words', () => {
    const mine = 'The reagents must be thawed only once, and the tube must be at room temperature.';
    const theirs = 'Keep clean work and dirty work apart, in separate rooms if the laboratory has them.';
    expect(conflictsOf('', mine, theirs)).toEqual([]);
  });

  it('keep a block that replaced one removed by the other side', () => {
    expect(texts('One\n\nTwo', 'One\n\nMy words', 'One')).toEqual(Array(3).fill('One\n\nMy words'));
  });

  it('are merged in time if both are as long as an article can be', () => {
    const long = (mark: string) => Array.from({ length: 3000 }, (_, at) => `${mark}${at}`).join('\n\n');
    expect(conflictsOf(long('a'), long('b'), long('c'))).toHaveLength(1);
  });
});

/** A version of the base: each block kept, changed, removed or moved to the end, with blocks added between. */
const edits = fc.array(
  fc.record({
    is: fc.constantFrom('kept', 'kept', 'changed', 'rewritten', 'removed', 'moved'),
    added: fc.nat(2),
  }),
  { minLength: 6, maxLength: 6 },
);

const isMoved = ({ is }: Edits[number]) => is === 'moved';

type Edits = { is: string; added: number }[];

const before = (count: number) =>
  Array.from({ length: count }, (_, at) => `Block ${'abcdef'[at]} of the base`);

function edited(base: string[], changes: Edits, who: string): string {
  const moved: string[] = [];
  const blocks = base.flatMap((block, at) => {
    const { is = 'kept', added = 0 } = changes[at] ?? {};
    const own = Array.from({ length: added }, (_, index) => `${who} adds ${at}.${index}`);
    if (is === 'moved') moved.push(block);
    if (is === 'removed' || is === 'moved') return own;
    const mine = { changed: `${block}, ${who}`, rewritten: `${who} ${at}` }[is] ?? block;
    return [...own, mine];
  });
  return text(...blocks, ...moved);
}

describe('any two edits of a text', () => {
  const cases = fc.tuple(fc.nat(6), edits, edits).map(([count, my, their]) => {
    const base = before(count);
    return {
      base: text(...base),
      mine: edited(base, my, 'Nadia'),
      theirs: edited(base, their, 'Quentin'),
      changes: [...my, ...their],
    };
  });

  it('keep every block that only one side changed or added, whatever is chosen', () => {
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.constantFrom(...CHOICES.slice(1)), { minLength: 20 }),
        (versions, choices) => {
          const { base, mine, theirs } = versions;
          const [o, a, b] = [base, mine, theirs].map((version) => new Set(blocksOf(version)));
          const merged = mergeText(base, mine, theirs);
          const conflicts = merged.filter(isConflict);
          const result = blocksOf(
            chosenText(merged, (conflict) => choices[conflicts.indexOf(conflict)] ?? 'mine'),
          );
          for (const conflict of conflicts) {
            // Both sides changed the block, or both added one.
            for (const side of [conflict.mine, conflict.theirs]) expect(o?.has(side)).toBe(false);
            expect(blocksOf(conflict.mine).length).toBeLessThan(2);
            expect(blocksOf(conflict.theirs).length).toBeLessThan(2);
          }
          const undecided = new Set(conflicts.flatMap((each) => [each.mine, each.theirs]));
          const kept = [...(a ?? []), ...(b ?? [])].filter(
            (block) => !undecided.has(block) && (!o?.has(block) || (a?.has(block) && b?.has(block))),
          );
          expect(result).toEqual(expect.arrayContaining(kept));
        },
      ),
      { seed: 41, numRuns: 500 },
    );
  });

  it('result in the changed side if only one changed, or in either if both are the same', () => {
    fc.assert(
      fc.property(cases, ({ base, mine }) => {
        for (const [my, their] of [
          [mine, base],
          [base, mine],
          [mine, mine],
        ] as const)
          expect(mergeText(base, my, their)).toEqual(blocksOf(mine));
      }),
      { seed: 41 },
    );
  });

  it('keep new blocks if merged again, as after a reload, and repeat none unless blocks were moved', () => {
    fc.assert(
      fc.property(cases, ({ base, mine, theirs, changes }) => {
        const known = new Set(blocksOf(base));
        const newIn = (version: string) => blocksOf(version).filter((block) => !known.has(block));
        const form = chosenText(mergeText(base, mine, theirs), 'mine');
        const again = newIn(chosenText(mergeText(base, form, theirs), 'both'));
        if (!changes.some(isMoved)) expect(new Set(again).size).toBe(again.length);
        expect(again).toEqual(expect.arrayContaining(newIn(form)));
      }),
      { seed: 41, numRuns: 500 },
    );
  });
});
