import { aBlog } from '@/lib/testing/records';
import { mergeOpen, mergeWork, takeBlocks, threeWay } from './three-way';

const base = aBlog({ title: 'Base', description: 'Base', link: '/impact' });

describe('threeWay', () => {
  it('reports who changed what, and omits fields that both changed to the same value', () => {
    const mine = { ...base, title: 'Mine', link: '/trivus', imageAlt: 'Same' };
    const theirs = { ...base, title: 'Theirs', description: 'Theirs', imageAlt: 'Same' };
    expect(threeWay('Blog', { base, mine, theirs })).toEqual([
      expect.objectContaining({ field: 'title', base: 'Base', mine: 'Mine', theirs: 'Theirs', both: true }),
      expect.objectContaining({ field: 'description', both: false, natural: 'theirs' }),
      expect.objectContaining({ field: 'link', both: false, natural: 'mine' }),
    ]);
  });

  it('reports nothing if only the stamp differs', () => {
    expect(threeWay('Blog', { base, mine: base, theirs: { ...base, revision: 9 } })).toEqual([]);
  });
});

describe('the articles of two editors', () => {
  const BASE = 'One\n\nTwo\n\nThree';
  const base = aBlog({ text: BASE, body: 'a'.repeat(64) });
  const merge = (my: string, their: string) =>
    mergeWork('Blog', {
      base,
      mine: { ...base, text: my, body: '' },
      theirs: { ...base, text: their, body: 'b'.repeat(64) },
    });

  it('are merged if the editors changed different blocks', () => {
    const { values, merged, open } = merge(`${BASE}, mine`, `Zero\n\n${BASE}`);
    expect(values).toEqual({ text: `Zero\n\n${BASE}, mine`, body: '' });
    expect(merged).toEqual([
      expect.objectContaining({ field: 'text', base: BASE, theirs: `Zero\n\n${BASE}` }),
    ]);
    expect(open).toEqual([]);
  });

  it("contain the colleague's other changes if both made the same change first", () => {
    const { values, open } = merge('One!\n\nTwo\n\nThree', 'One!\n\nTwo\n\nThree!');
    expect(values).toEqual({ text: 'One!\n\nTwo\n\nThree!', body: '' });
    expect(open).toEqual([]);
  });

  it("contain the colleague's other changes even if a block is in conflict", () => {
    const { values, merged, open } = merge(
      'One\n\nTwo, mine\n\nThree',
      'Zero\n\nOne\n\nTwo, theirs\n\nThree',
    );
    expect(values).toEqual({ text: 'Zero\n\nOne\n\nTwo, mine\n\nThree', body: '' });
    expect([merged, open].map((fields) => fields.map(({ field }) => field))).toEqual([['text'], ['text']]);
  });

  it('keep what was typed later when a version of a block is chosen', () => {
    const [conflict] = merge('One\n\nTwo, mine', 'One, theirs\n\nTwo, theirs').open;
    if (!conflict) throw new Error('The block is not in conflict.');
    const merged = mergeOpen('Blog', conflict, { text: 'One, theirs\n\nTwo, mine\n\nTyped since' }) ?? [];
    expect(takeBlocks('Blog', merged, () => 'theirs')).toEqual({
      text: 'One, theirs\n\nTwo, theirs\n\nTyped since',
      body: '',
    });
  });

  it('are unchanged if only the colleague changed the text', () => {
    const theirs = { ...base, text: `Zero\n\n${BASE}`, body: 'b'.repeat(64) };
    const { values } = mergeWork('Blog', { base, mine: base, theirs });
    expect(values).toEqual({ text: theirs.text, body: theirs.body });
  });
});
