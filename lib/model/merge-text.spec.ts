import { randomFrom } from '@/lib/testing/hostile/random';
import { aBlog } from '@/lib/testing/records';
import { mergeText, withTheirParagraphs } from './merge-text';
import { mergeWork } from './three-way';

const BASE = 'One\n\nTwo\n\nThree';

describe('the texts of two editors', () => {
  it('are merged if the editors changed different paragraphs', () => {
    expect(mergeText(BASE, 'One, mine\n\nTwo\n\nThree', 'One\n\nTwo\n\nThree\n\nFour')).toBe(
      'One, mine\n\nTwo\n\nThree\n\nFour',
    );
  });

  it('are not merged if the editors changed the same paragraph', () => {
    expect(mergeText(BASE, 'One\n\nTwo, mine\n\nThree', 'One\n\nTwo, theirs\n\nThree')).toBeNull();
  });

  it('keep every paragraph when merged, in 100 random rounds', () => {
    const random = randomFrom(18);
    for (let round = 0; round < 100; round++) {
      const base = Array.from({ length: 12 }, (_, index) => `Paragraph ${index}`);
      const places = [0, 1].map((side) => Math.floor(random() * 5) + side * 7);
      const [mine, theirs] = places.map((place, side) =>
        base.toSpliced(place, 0, `Added by ${side} in round ${round}`).join('\n\n'),
      );
      const merged = mergeText(base.join('\n\n'), mine ?? '', theirs ?? '')?.split('\n\n');
      expect(merged).toHaveLength(14);
      expect(merged).toEqual(
        expect.arrayContaining([...base, `Added by 0 in round ${round}`, `Added by 1 in round ${round}`]),
      );
    }
  });
});

describe('withTheirParagraphs', () => {
  const base = aBlog({ text: BASE, body: 'a'.repeat(64) });

  it("adds a colleague's changes to other paragraphs", () => {
    const mine = { ...base, text: `${BASE}, mine`, body: '' };
    const theirs = { ...base, text: `Zero\n\n${BASE}`, body: 'b'.repeat(64) };
    expect(withTheirParagraphs('Blog', { base, mine, theirs })).toMatchObject({
      text: `Zero\n\n${BASE}, mine`,
      body: '',
    });
  });

  it("returns the editor's record unchanged if only the colleague changed the text", () => {
    const theirs = { ...base, text: `Zero\n\n${BASE}` };
    expect(withTheirParagraphs('Blog', { base, mine: base, theirs })).toBe(base);
  });
});

describe('mergeWork', () => {
  it('reports no conflict if the editors changed different paragraphs', () => {
    const base = aBlog({ text: BASE, body: 'a'.repeat(64) });
    const mine = { ...base, text: `${BASE}, mine`, body: '' };
    const theirs = { ...base, text: `Zero\n\n${BASE}`, body: 'b'.repeat(64) };
    const { values, merged, open } = mergeWork('Blog', { base, mine, theirs });
    expect(values).toMatchObject({ text: `Zero\n\n${BASE}, mine`, body: '' });
    expect(merged.map(({ field }) => field)).toEqual(['text']);
    expect(open).toEqual([]);
  });

  it('reports a conflict if the editors changed the same paragraph', () => {
    const base = aBlog({ text: BASE });
    const both = ['mine', 'theirs'].map((word) => ({ ...base, text: `${BASE}, ${word}` }));
    const { open } = mergeWork('Blog', { base, mine: both[0] ?? base, theirs: both[1] ?? base });
    expect(open.map(({ field }) => field)).toEqual(['text']);
  });
});
