import { aBlog } from '../testing/records';
import { fromDocument } from './converter';
import {
  canonicalTag,
  englishName,
  LANGUAGES,
  languageAttributes,
  languageOf,
  localeOf,
  openGraphLocale,
  siteAttributes,
} from './languages';
import { link } from './link';

const EU_AND_EEA = 'bg cs da de el en es et fi fr ga hr hu is it lt lv mt nl no pl pt ro sk sl sv'.split(' ');

describe('the languages of documents', () => {
  it('include all official languages of the EU and the EEA, and those of earlier releases', () => {
    expect(Object.keys(LANGUAGES)).toEqual(
      expect.arrayContaining([...EU_AND_EEA, ...'ar bn hi mr sw ta te'.split(' ')]),
    );
  });

  it('in Latin script are in the order of their names', () => {
    const latin = Object.values(LANGUAGES)
      .map(({ name }) => name)
      .filter((name) => /^\p{Script=Latin}/u.test(name));
    expect(latin).toEqual(latin.toSorted(new Intl.Collator('en').compare));
  });

  it('have valid tags that a PDF link can store', () => {
    const format = new RegExp(`^(${link.fields.language.format?.pattern})$`);
    for (const tag of Object.keys(LANGUAGES)) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(tag).toMatch(format);
      expect(tag.length).toBeLessThanOrEqual(link.fields.language.max);
    }
  });

  it('can also be any other language, with its own name and the direction of its script', () => {
    const names = ['gsw-CH', 'es-419', 'yi', 'pa-Arab', 'dv'].map((tag) => languageOf(tag));
    expect(names).toEqual([
      { name: 'Schwiizertüütsch (Schwiiz)', dir: 'ltr' },
      { name: 'español latinoamericano', dir: 'ltr' },
      { name: 'ייִדיש', dir: 'rtl' },
      { name: 'پنجابی (عربی)', dir: 'rtl' },
      { name: 'ދިވެހިބަސް', dir: 'rtl' },
    ]);
    expect(['', 'not a tag', 'GSW-ch'].map(languageOf)).toEqual([null, null, null]);
  });

  it('of minorities in the EU and the EEA, and of India and Africa, have their own names too', () => {
    const tags =
      'an ast br ca co cy eu fo fur fy gd gl hsb dsb kl ksh lb li lld nds nn oc rm rom sc se sma smj sms szl wa ' +
      'as brx doi gu kn kok ks mai ml mni ne or pa sa sat sd am ny om rw sn so ss st tn ti ts ve xh yo zu';
    const unnamed = tags.split(' ').filter((tag) => languageOf(tag)?.name === englishName(tag));
    expect(unnamed).toEqual([]);
  });

  it('can be typed in any case, but without extensions', () => {
    expect(['GSW-ch ', 'zh-hans', 'iw', 'de-1996'].map(canonicalTag)).toEqual([
      'gsw-CH',
      'zh-Hans',
      'he',
      'de-1996',
    ]);
    expect(['', 'x', 'en_GB', 'ar-u-nu-latn', 'de-1996-1996'].map(canonicalTag)).toEqual(Array(5).fill(null));
  });

  it('are written from right to left if their script is', () => {
    const fromRight = Object.keys(LANGUAGES).filter((tag) => LANGUAGES[tag]?.dir === 'rtl');
    expect(fromRight.sort()).toEqual(['ar', 'fa', 'he', 'ur']);
  });
});

describe("a record's language", () => {
  const stored = (language: unknown) => fromDocument('Blog', 'a', { ...aBlog(), language }).language;

  it('is English unless another is stored', () => {
    expect(stored('ar')).toBe('ar');
    expect([undefined, '', 7, 'not a tag'].map(stored)).toEqual(['en', 'en', 'en', 'en']);
  });

  it('is stated, with its direction, only if it differs from the site’s', () => {
    expect(languageAttributes('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(languageAttributes('de')).toEqual({ lang: 'de', dir: 'ltr' });
    expect(languageAttributes('en')).toEqual({});
    expect(siteAttributes('ar')).toEqual({ lang: 'en' });
    expect(siteAttributes('en')).toEqual({});
  });

  it('can be from a later release, with the direction of its text', () => {
    expect(languageAttributes('yi')).toEqual({ lang: 'yi', dir: 'rtl' });
    expect(languageAttributes('?')).toEqual({ lang: '?', dir: 'auto' });
  });

  it('has a locale for dates and numbers, and one with a territory for social networks', () => {
    expect(['en', 'pt', 'pt-BR', 'hi'].map(localeOf)).toEqual(['en-GB', 'pt-PT', 'pt-BR', 'hi']);
    expect(['en', 'pt', 'pt-BR', 'ar', 'zh-Hant', 'sr-Latn'].map(openGraphLocale)).toEqual([
      'en_GB',
      'pt_PT',
      'pt_BR',
      'ar_EG',
      'zh_TW',
      'sr_RS',
    ]);
    for (const tag of Object.keys(LANGUAGES)) expect(openGraphLocale(tag)).toMatch(/^[a-z]{2,3}_[A-Z]{2}$/);
  });
});
