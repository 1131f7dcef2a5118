import { plural } from './plural';

describe('plural', () => {
  const forms = { one: '{count} page', other: '{count} pages' };

  it('chooses the form for the number, and groups its digits', () => {
    expect([0, 1, 2, 1200].map((count) => plural(count, forms))).toEqual([
      '0 pages',
      '1 page',
      '2 pages',
      '1,200 pages',
    ]);
  });

  it('uses the general form if a category has none', () => {
    expect(plural(1, { other: '{count} of all' })).toBe('1 of all');
  });
});
