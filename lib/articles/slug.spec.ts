import { patternOf } from '@/lib/model/fields/format';
import { slug as field } from '@/lib/model/fields/slug';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { slugOf } from './slug';

describe('slugOf', () => {
  it.each([
    [
      'Reading a respiratory panel: four viruses, one run',
      'reading-a-respiratory-panel-four-viruses-one-run',
    ],
    ['Crème brûlée & Straße', 'creme-brulee-strasse'],
    ['Diyarbakır', 'diyarbakir'],
    ["A lab's day", 'a-labs-day'],
    ['2026', 'article-2026'],
    ['مختبر', 'article'],
    ['2 to 8 °C', '2-to-8-c'],
  ])('turns %s into %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('shortens a long title at the end of a word', () => {
    expect(slugOf('word '.repeat(40))).toMatch(/^(word-)+word$/);
  });

  it('appends the number of the copy', () => {
    expect(slugOf('x'.repeat(200), 12)).toBe(`${'x'.repeat(77)}-12`);
  });

  it('returns a valid slug for hostile titles', () => {
    const pattern = patternOf(field.format);
    const wrong = hostileStrings(40)
      .map(({ text }) => slugOf(text))
      .filter((slug) => !pattern.test(slug) || slug.length > field.max);
    expect(wrong).toEqual([]);
  });
});
