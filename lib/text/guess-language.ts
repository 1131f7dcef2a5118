/** The maximum length of text to read, in UTF-16 code units. */
const ENOUGH = 4_000;

/** The minimum proportion of letters in a script for a text in that script. It is low, because texts contain foreign names. */
const SHARE = 0.25;

type Clue = readonly [language: string, clue?: RegExp];

/**
 * Scripts other than Latin, each with the languages in it. The text is in the first language whose clue it contains,
 * or in the last one if it contains none.
 */
const SCRIPTS: readonly (readonly [letters: RegExp, languages: readonly Clue[]])[] = [
  [/\p{sc=Arab}/gu, [['ur', /[ٹڈڑںے]/], ['fa', /[پچژگکی]/], ['ar']]],
  [/\p{sc=Hebr}/gu, [['he']]],
  [/\p{sc=Cyrl}/gu, [['uk', /[іїєґ]/i], ['ru', /[ыэё]/i], ['bg', /ъ/i], ['ru']]],
  [/\p{sc=Grek}/gu, [['el']]],
  [/\p{sc=Deva}/gu, [['mr', /ळ|आहे|आणि/], ['hi']]],
  [/\p{sc=Beng}/gu, [['bn']]],
  [/\p{sc=Taml}/gu, [['ta']]],
  [/\p{sc=Telu}/gu, [['te']]],
  [/\p{sc=Thai}/gu, [['th']]],
  [/\p{sc=Hang}/gu, [['ko']]],
  [
    /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu,
    [['ja', /[\p{sc=Hira}\p{sc=Kana}]/u], ['zh-Hant', /[這們個為與對時會學體醫檢測標樣實驗]/], ['zh-Hans']],
  ],
];

/** Frequent words of languages in Latin script. A word of several languages counts less for each. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and a to is for with that are this from by',
  cs: 'a je na se že jsou pro při nebo jako také',
  da: 'og af at er det til ikke med på hvordan også',
  de: 'der die und das ist nicht mit für den ein von im',
  es: 'el los las y una con para por que del es como',
  et: 'ja on ei see mis kui oma ning või',
  fi: 'ja on ei se että ovat myös tai kun sekä',
  fr: 'le les des et une est dans pour que du sur avec',
  ga: 'agus an na is ar tá le ag seo',
  hr: 'i je u na se su kako ili prije također',
  hu: 'a az és hogy nem egy van ezt vagy is',
  id: 'yang dan di untuk dengan dari ini tidak pada adalah',
  is: 'og að er sem ekki til við það eru með',
  it: 'il che di per una con non della sono gli nel è',
  lt: 'ir yra su kad iš tai arba kaip nuo',
  lv: 'un ir ar no par kas tas vai kā',
  mt: 'il ta li u huwa għal minn dan fuq',
  nl: 'de het een van en voor met niet zijn dat',
  no: 'og av at er det til ikke med på hvordan også',
  pl: 'i w na z się nie jest do jak oraz dla',
  pt: 'a os uma com não para que do da em são',
  ro: 'și în de la cu pentru este sunt care din',
  sk: 'a je na sa že sú pre pri alebo ako tiež',
  sl: 'in je na za se so ali kako tudi pri',
  sv: 'och av att är det till inte med på hur också',
  sw: 'ya na wa kwa ni katika za hii kama',
  tr: 've bir bu için ile olarak da de nasıl veya',
  vi: 'và của là các cho trong với được không',
};

/** The least number of points for a language in Latin script, and its least lead over the others. */
const LEAST = 2;
const LEAD = 1.5;

/** The addresses of links and images, in which letters between digits could be mistaken for words. */
const ADDRESSES = /\]\([^)]*\)|\b(?:https?|mailto):\S+/g;

const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS)) {
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}

function latinLanguage(text: string): string | null {
  const points = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const languages = LANGUAGES_OF.get(word) ?? [];
    for (const language of languages)
      points.set(language, (points.get(language) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...points].toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] < LEAST) return null;
  return first[1] >= LEAD * (second?.[1] ?? 0) ? first[0] : null;
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Guesses a text's language from its script and its frequent words. Returns null if there is too little to tell. */
export function guessLanguage(whole: string): string | null {
  const text = whole.slice(0, ENOUGH).replaceAll(ADDRESSES, ' ').normalize('NFC');
  const letters = count(text, /\p{L}/gu);
  const [most] = SCRIPTS.map(([script, languages]) => ({
    languages,
    share: count(text, script) / letters,
  })).toSorted((a, b) => b.share - a.share);
  if (!most || !(most.share >= SHARE)) return latinLanguage(text);
  return most.languages.find(([, clue]) => !clue || clue.test(text))?.[0] ?? null;
}
