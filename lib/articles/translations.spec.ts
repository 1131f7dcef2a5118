import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { Shelf } from './shelf';
import { findTranslations } from './translations';

const article = (slug: string, language: string, fields: Partial<Blog> = {}) =>
  aBlog({ id: slug, slug, language, body: 'a'.repeat(64), ...fields });

const translation = (slug: string, language: string, of: string, fields: Partial<Blog> = {}) =>
  article(slug, language, { translationOf: `/blogs/${of}`, ...fields });

/** Returns the slugs of each article's translations, by the article's slug. */
const found = (...articles: Blog[]) =>
  Object.fromEntries(
    [...findTranslations(articles)].map(([slug, group]) => [slug, group.map((one) => one.slug).join(' ')]),
  );

describe('translations', () => {
  const original = article('cold', 'en');

  it('link to each other and to the original', () => {
    const all = 'cold kalt barid';
    expect(found(translation('kalt', 'de', 'cold'), translation('barid', 'ar', 'cold'), original)).toEqual({
      cold: all,
      kalt: all,
      barid: all,
    });
  });

  it('can name another translation, a former address, or each other', () => {
    const [kalt, barid] = [translation('kalt', 'de', 'cool'), translation('barid', 'ar', 'kalt')];
    const renamed = article('cold', 'en', { formerSlugs: 'cool' });
    expect(Object.keys(found(kalt, barid, renamed))).toHaveLength(3);
    expect(found(translation('a', 'ar', 'b'), translation('b', 'en', 'a'))).toEqual({ a: 'a b', b: 'a b' });
  });

  it('stay together while the original is not public', () => {
    expect(found(translation('kalt', 'de', 'cold'), translation('barid', 'ar', 'cold'))).toEqual({
      kalt: 'kalt barid',
      barid: 'kalt barid',
    });
  });

  it('include one article for each language, and none that is hidden from search engines', () => {
    const group = [
      translation('copy', 'en', 'cold'),
      translation('neu', 'de', 'cold'),
      translation('alt', 'de', 'cold'),
      translation('barid', 'ar', 'cold', { unlisted: true }),
      original,
    ];
    expect(found(...group)).toEqual({ cold: 'cold neu', neu: 'cold neu' });
  });

  it('do not exist for an article in one language', () => {
    expect(found(original, article('warm', 'de'), translation('copy', 'en', 'cold'))).toEqual({});
  });

  it('change the state of the page of each', () => {
    const before = new Shelf([original, article('kalt', 'de')]);
    const after = new Shelf([original, translation('kalt', 'de', 'cold', { revision: 1 })]);
    const far = Array.from({ length: 9 }, (_, index) => article(`far-${index}`, 'en'));
    expect(after.stateOf('cold')).not.toBe(before.stateOf('cold'));
    expect(new Shelf([original, ...far, translation('kalt', 'de', 'cold')]).stateOf('cold')).toContain(
      'kalt@',
    );
  });
});
