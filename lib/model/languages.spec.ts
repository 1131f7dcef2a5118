import { LANGUAGES } from './languages';
import { link } from './link';

const EU_AND_EEA = 'bg cs da de el en es et fi fr ga hr hu is it lt lv mt nl no pl pt ro sk sl sv'.split(' ');

describe('the languages of documents', () => {
  it('include all official languages of the EU and the EEA, and those of earlier releases', () => {
    expect(Object.keys(LANGUAGES)).toEqual(
      expect.arrayContaining([...EU_AND_EEA, ...'ar bn hi mr sw ta te'.split(' ')]),
    );
  });

  it('have valid tags that a PDF link can store', () => {
    const format = new RegExp(`^(${link.fields.language.format?.pattern})$`);
    for (const tag of Object.keys(LANGUAGES)) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(tag).toMatch(format);
      expect(tag.length).toBeLessThanOrEqual(link.fields.language.max);
    }
  });

  it('are written from right to left if their script is', () => {
    const fromRight = Object.keys(LANGUAGES).filter((tag) => LANGUAGES[tag]?.dir === 'rtl');
    expect(fromRight.sort()).toEqual(['ar', 'fa', 'he', 'ur']);
  });
});
