import fc from 'fast-check';
import { type BlockChoice, chosenText, isConflict, mergeForm, mergeText } from './merge-text';
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

  it.each([
    ['a separator', '---'],
    ['a heading', '**Note**'],
  ])('are in conflict as a whole where both added %s and one added it again', (_, shared) => {
    const mine = text('Intro, mine', shared, 'My note');
    const theirs = text('Intro, theirs', shared, 'A note', shared, 'Another');
    expect(mergeText('Intro\n\nEnd', `${mine}\n\nEnd`, `${theirs}\n\nEnd`)).toEqual([
      { base: 'Intro', mine, theirs },
      'End',
    ]);
  });

  it('are in conflict with all parts of a block that one split and the other changed', () => {
    const split = text('Store it cold.', 'Keep it dry.');
    expect(mergeText('Store it cold. Keep it dry.', split, 'Store it cold. Keep it dry. Always.')).toEqual([
      { base: 'Store it cold. Keep it dry.', mine: split, theirs: 'Store it cold. Keep it dry. Always.' },
    ]);
  });

  it.each([
    ['nearby', text('Two', 'One'), text('One, mine', 'Two'), text('One', 'Two')],
    [
      'far away',
      text('Two', 'Three', 'Four', 'One'),
      text('One, mine', 'Two', 'Three', 'Four'),
      text('One', 'Two', 'Three', 'Four'),
    ],
  ])(
    'are in conflict from the old to the new place of a block that was changed and moved %s',
    (_, theirs, mine, base) => {
      for (const place of ['', '\n\nEnd']) {
        const [before, my, their] = [base + place, mine + place, theirs + place];
        expect(mergeText(before, my, their)).toEqual([{ base, mine, theirs }, ...blocksOf(place)]);
        expect(mergeText(before, their, my)).toEqual([
          { base, mine: theirs, theirs: mine },
          ...blocksOf(place),
        ]);
      }
    },
  );

  it('are merged in time if both are as long as an article can be', () => {
    const long = (mark: string) => Array.from({ length: 3000 }, (_, at) => `${mark}${at}`).join('\n\n');
    expect(conflictsOf(long('a'), long('b'), long('c'))).toHaveLength(1);
  });

  it('are merged in time if both changed hundreds of neighbouring paragraphs', () => {
    const words = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
    const long = (mark: string) =>
      Array.from({ length: 300 }, (_, at) => `${at} ${words} ${mark}`).join('\n\n');
    expect(conflictsOf(long('a'), long('b'), long('c'))).toHaveLength(1);
  });
});

describe('the form', () => {
  const [base, theirs] = ['One\n\nTwo\n\nThree', 'One, theirs\n\nTwo\n\nThree, theirs'];

  it('is not changed without a choice, even if a block in conflict is as it was', () => {
    expect(mergeForm(base, base, theirs)).toEqual([{ base, mine: base, theirs }]);
    const form = 'One\n\nTwo\n\nThree, mine';
    expect(chosenText(mergeForm(base, form, theirs), 'mine')).toBe(form);
  });

  it('has no conflict if it is the other version', () => {
    expect(mergeForm(base, theirs, theirs)).toEqual(blocksOf(theirs));
  });
});

/** A version of the base: each block kept, changed or removed, with blocks added between. */
const edits = fc.array(
  fc.record({
    is: fc.constantFrom('kept', 'kept', 'changed', 'rewritten', 'removed'),
    added: fc.nat(2),
  }),
  { minLength: 6, maxLength: 6 },
);

type Edits = { is: string; added: number }[];

const before = (count: number) =>
  Array.from({ length: count }, (_, at) => ['a', 'b', 'c', 'd'].map((word) => `${word}${at}`).join(' '));

function edited(base: string[], changes: Edits, who: string): string {
  const blocks = base.flatMap((block, at) => {
    const { is = 'kept', added = 0 } = changes[at] ?? {};
    const own = Array.from({ length: added }, (_, index) => `${who} adds ${at}.${index}`);
    if (is === 'removed') return own;
    const mine = { changed: `${block}, ${who}`, rewritten: `${who} ${at}` }[is] ?? block;
    return [...own, mine];
  });
  return text(...blocks);
}

describe('any two edits of a text', () => {
  const cases = fc.tuple(fc.nat(6), edits, edits).map(([count, my, their]) => {
    const base = before(count);
    return {
      base: text(...base),
      mine: edited(base, my, 'Nadia'),
      theirs: edited(base, their, 'Quentin'),
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

  it('keep new blocks if merged again, as after a reload, and repeat none', () => {
    fc.assert(
      fc.property(cases, ({ base, mine, theirs }) => {
        const known = new Set(blocksOf(base));
        const newIn = (version: string) => blocksOf(version).filter((block) => !known.has(block));
        const form = chosenText(mergeText(base, mine, theirs), 'mine');
        const again = newIn(chosenText(mergeText(base, form, theirs), 'both'));
        expect(new Set(again).size).toBe(again.length);
        expect(again).toEqual(expect.arrayContaining(newIn(form)));
      }),
      { seed: 41, numRuns: 500 },
    );
  });
});

/** Versions that are hard to match: blocks are split or moved, and both sides add blocks with the same content. */
const hardEdits = fc.constantFrom(['changed', 'split', 'split late'], ['moved']).chain((changes) =>
  fc.array(
    fc.record({
      is: fc.constantFrom('kept', 'removed', ...changes),
      added: fc.array(fc.constantFrom('---', '**Note**', 'own 1', 'own 2'), { maxLength: 4 }),
    }),
    { minLength: 4, maxLength: 4 },
  ),
);

type HardEdits = { is: string; added: string[] }[];

function hardEdited(base: string[], changes: HardEdits, who: string): string {
  const moved: string[] = [];
  const blocks = base.flatMap((block, at) => {
    const { is = 'kept', added = [] } = changes[at] ?? {};
    if (is === 'moved') moved.push(block);
    const cut = block.indexOf(' ', is === 'split' ? 1 : block.length / 2);
    const own = added.map((each) => (each.startsWith('own') ? `${who} ${each} ${at}` : each));
    const mine: Record<string, string[]> = {
      changed: [`${block} ${who}${at}`],
      split: [block.slice(0, cut), block.slice(cut + 1)],
      'split late': [block.slice(0, cut), block.slice(cut + 1)],
      removed: [],
      moved: [],
    };
    return [...own, ...(mine[is] ?? [block])];
  });
  return text(...blocks, ...moved);
}

const countIn = (version: string, block: string) => blocksOf(version).filter((each) => each === block).length;

describe('any two edits that split, move and repeat blocks', () => {
  const cases = fc.tuple(fc.nat(4), hardEdits, hardEdits).map(([count, my, their]) => {
    const base = before(count);
    return {
      base: text(...base),
      mine: hardEdited(base, my, 'Nadia'),
      theirs: hardEdited(base, their, 'Quentin'),
    };
  });

  it.each(['mine', 'theirs'] as const)(
    'keep all new blocks of the chosen version, and what both kept: %s',
    (side) => {
      fc.assert(
        fc.property(cases, (versions) => {
          const { base, mine, theirs } = versions;
          const result = chosenText(mergeText(base, mine, theirs), side);
          for (const block of blocksOf(versions[side])) {
            const isNew = countIn(base, block) === 0;
            const least = isNew
              ? countIn(versions[side], block)
              : Math.min(1, countIn(mine, block), countIn(theirs, block));
            expect(countIn(result, block)).toBeGreaterThanOrEqual(least);
          }
        }),
        { seed: 41, numRuns: 1000 },
      );
    },
  );

  it('repeat no word of the base, whichever version of each conflict is chosen', () => {
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.constantFrom('mine', 'theirs'), { minLength: 20 }),
        ({ base, mine, theirs }, choices) => {
          const merged = mergeText(base, mine, theirs);
          const conflicts = merged.filter(isConflict);
          const result = chosenText(merged, (each) => choices[conflicts.indexOf(each)] ?? 'mine');
          const words = result.match(/\b[abcd]\d\b/g) ?? [];
          expect(words).toEqual([...new Set(words)]);
        },
      ),
      { seed: 41, numRuns: 1000 },
    );
  });

  it('keep the form, or add all new blocks of the other version, as chosen', () => {
    fc.assert(
      fc.property(cases, ({ base, mine, theirs }) => {
        const merged = mergeText(base, mine, theirs);
        const [before, form, other] = (['base', 'mine', 'theirs'] as const).map((side) =>
          chosenText(merged, side),
        );
        const again = mergeForm(before ?? '', form ?? '', other ?? '');
        expect(chosenText(again, 'mine')).toBe(form);
        const taken = chosenText(again, 'theirs');
        for (const block of blocksOf(other ?? '').filter((each) => countIn(before ?? '', each) === 0))
          expect(countIn(taken, block)).toBeGreaterThanOrEqual(countIn(other ?? '', block));
      }),
      { seed: 41, numRuns: 1000 },
    );
  });
});
