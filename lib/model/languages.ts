/** A language's name in that language, and the direction of its script. */
export type Language = { name: string; dir: 'ltr' | 'rtl' };

const ltr = (name: string): Language => ({ name, dir: 'ltr' });
const rtl = (name: string): Language => ({ name, dir: 'rtl' });

/** The languages of documents by BCP 47 tag: all official languages of the EU and the EEA, and others, by name. */
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
  fi: ltr('Suomi'),
  sv: ltr('Svenska'),
  vi: ltr('Tiếng Việt'),
  tr: ltr('Türkçe'),
  el: ltr('Ελληνικά'),
  bg: ltr('Български'),
  ru: ltr('Русский'),
  'sr-Latn': ltr('Srpski'),
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

/** The names of all languages, by tag. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LANGUAGES).map(([tag, { name }]) => [tag, name]),
);
