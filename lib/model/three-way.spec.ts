import { aBlog } from '@/lib/testing/records';
import { threeWay } from './three-way';

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
