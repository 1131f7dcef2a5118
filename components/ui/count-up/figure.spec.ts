import { readFigure } from './figure';

describe('readFigure', () => {
  it.each([
    ['3000+', 0.5, '1500+'],
    ['70M', 0, '0M'],
    ['1,200 labs', 0.99, '1,188 labs'],
    ['1.5M', 0.5, '0.8M'],
  ])('formats %s times %d as %s', (text, part, expected) => {
    expect(readFigure(text)?.(part)).toBe(expected);
  });

  it.each(['', 'many', '24/7'])('returns undefined for "%s"', (text) => {
    expect(readFigure(text)).toBeUndefined();
  });
});
