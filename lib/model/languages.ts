/** A language's name in that language, and the direction of its script. */
type Language = { name: string; dir: 'ltr' | 'rtl' };

const ltr = (name: string): Language => ({ name, dir: 'ltr' });
const rtl = (name: string): Language => ({ name, dir: 'rtl' });

/** The language of records that state none, and of the site's own words. */
export const SITE_LANGUAGE = 'en';

/**
 * The languages of records, which are also offered for documents, by BCP 47 tag and in the order of their names: all official
 * languages of the EU and the EEA, and others.
 */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  id: ltr('Bahasa Indonesia'),
  ms: ltr('Bahasa Melayu'),
  cs: ltr('Čeština'),
  da: ltr('Dansk'),
  de: ltr('Deutsch'),
  et: ltr('Eesti'),
  en: ltr('English'),
  es: ltr('Español'),
  fr: ltr('Français'),
  ga: ltr('Gaeilge'),
  hr: ltr('Hrvatski'),
  is: ltr('Íslenska'),
  it: ltr('Italiano'),
  sw: ltr('Kiswahili'),
  lv: ltr('Latviešu'),
  lt: ltr('Lietuvių'),
  hu: ltr('Magyar'),
  mt: ltr('Malti'),
  nl: ltr('Nederlands'),
  no: ltr('Norsk'),
  pl: ltr('Polski'),
  pt: ltr('Português'),
  'pt-BR': ltr('Português (Brasil)'),
  ro: ltr('Română'),
  sk: ltr('Slovenčina'),
  sl: ltr('Slovenščina'),
  'sr-Latn': ltr('Srpski'),
  fi: ltr('Suomi'),
  sv: ltr('Svenska'),
  vi: ltr('Tiếng Việt'),
  tr: ltr('Türkçe'),
  el: ltr('Ελληνικά'),
  bg: ltr('Български'),
  ru: ltr('Русский'),
  uk: ltr('Українська'),
  he: rtl('עברית'),
  ar: rtl('العربية'),
  ur: rtl('اردو'),
  fa: rtl('فارسی'),
  mr: ltr('मराठी'),
  hi: ltr('हिन्दी'),
  bn: ltr('বাংলা'),
  ta: ltr('தமிழ்'),
  te: ltr('తెలుగు'),
  th: ltr('ไทย'),
  ko: ltr('한국어'),
  'zh-Hans': ltr('简体中文'),
  'zh-Hant': ltr('繁體中文'),
  ja: ltr('日本語'),
};

/** A format for tags of these and other languages. */
export const LANGUAGE_TAG = {
  pattern: '[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?',
  example: SITE_LANGUAGE,
  decidesLength: true,
} as const;

/** The length of the longest tag that has the format. */
export const TAG_LENGTH = 11;

/** A format for the tags of all languages, including regions such as Latin America (419) and up to two variants. */
export const DOCUMENT_TAG = {
  pattern: '[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([0-9a-z]{5,8}|[0-9][0-9a-z]{3})){0,2}',
  error: 'must be a language tag, such as gsw-CH',
  example: 'gsw-CH',
  decidesLength: true,
} as const;

export const DOCUMENT_TAG_LENGTH = 30;

/** The names of all languages, by tag. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name]),
);

/** Languages whose tag alone means another region than the site does. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** Returns the locale in which dates and numbers of a text in this language are written. */
export const localeOf = (tag: string): string => LOCALES[tag] ?? tag;

/** Returns the language with its territory, as in `og:locale`. The territory is a language's most common one. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(localeOf(tag)).maximize();
  return `${language}_${region}`;
}

/** Returns the canonical form of a BCP 47 tag without extensions, or null for other text. */
export function canonicalTag(text: string): string | null {
  try {
    const locale = new Intl.Locale(text.trim());
    return locale.baseName === locale.toString() ? locale.baseName : null;
  } catch {
    return null;
  }
}

/** Scripts that are written from right to left. Not every browser can determine a locale's direction. */
const FROM_RIGHT = 'Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ');

/** Names of languages in themselves that `Intl.DisplayNames` lacks. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  aa: 'Qafar af',
  an: 'aragonés',
  ay: 'aymar aru',
  bi: 'Bislama',
  co: 'corsu',
  dv: 'ދިވެހިބަސް',
  fj: 'Na Vosa Vakaviti',
  gn: 'avañe’ẽ',
  ht: 'kreyòl ayisyen',
  iu: 'ᐃᓄᒃᑎᑐᑦ',
  la: 'Latina',
  li: 'Limburgs',
  lld: 'ladin',
  nr: 'isiNdebele',
  ny: 'Chichewa',
  rom: 'romani čhib',
  sm: 'Gagana Sāmoa',
  sma: 'åarjelsaemien gïele',
  smj: 'julevsámegiella',
  sms: 'nuõrttsääʹmǩiõll',
  ss: 'siSwati',
  ts: 'Xitsonga',
  ty: 'reo Tahiti',
  ve: 'Tshivenḓa',
  wa: 'walon',
};

function describe(tag: string): Language {
  const { language, script = '' } = new Intl.Locale(tag).maximize();
  const [own] = Intl.DisplayNames.supportedLocalesOf(tag);
  const named = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  const name = own ? named(own) : (OWN_NAMES[language] ?? named(SITE_LANGUAGE));
  return { name, dir: FROM_RIGHT.includes(script) ? 'rtl' : 'ltr' };
}

/**
 * Returns a language's name in that language, or in English if its own is unknown, and its direction. Returns null if the
 * text is not a tag.
 */
export function languageOf(tag: string): Language | null {
  return LANGUAGES[tag] ?? (canonicalTag(tag) === tag ? describe(tag) : null);
}

type LanguageAttributes = { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' };

/** Returns the attributes of an element with text in this language, among the site's words. */
export const languageAttributes = (tag: string): LanguageAttributes =>
  tag === SITE_LANGUAGE ? {} : { lang: tag, dir: languageOf(tag)?.dir ?? 'auto' };

/** Returns the attributes of an element with the site's words, in text in this language. Keeps the text's alignment. */
export const siteAttributes = (tag: string): LanguageAttributes =>
  tag === SITE_LANGUAGE ? {} : { lang: SITE_LANGUAGE };

const english = new Intl.DisplayNames('en', { type: 'language' });

/** Returns a language's name in English, or '' for an empty tag. */
export const englishName = (tag: string): string => (tag && english.of(tag)) || '';
