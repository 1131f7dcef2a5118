/** Words that occur in nearly all text. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from how in is it of on or our that the their this to we what with you your'.split(
    ' ',
  ),
);

const WORD = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*/gu;
const PART = /[\p{L}\p{N}]+/gu;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a word without its plural ending, if any. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The terms of a word: its parts, and the whole without separators, such as `rt`, `pcr` and `rtpcr`. */
export type Word = { parts: string[]; whole: string };

function wordOf(text: string): Word {
  const parts = (plain(text).match(PART) ?? []).map(singular);
  return { parts, whole: singular(parts.join('')) };
}

const CORONAVIRUS = ['SARS-CoV-2', 'Omicron'];

/** Words that visitors type, and the site's words for the same thing, without stop words. */
const SYNONYMS: ReadonlyMap<string, Word[]> = new Map(
  Object.entries({
    ifu: ['instructions use'],
    sds: ['safety data'],
    msds: ['safety data'],
    covid: CORONAVIRUS,
    'covid-19': CORONAVIRUS,
    corona: CORONAVIRUS,
    coronavirus: CORONAVIRUS,
    flu: ['influenza'],
    glucometer: ['glucose meter'],
    a1c: ['HbA1c'],
  }).map(([typed, words]) => [wordOf(typed).whole, words.map(wordOf)]),
);

/** A typed word, with the site's words for the same thing. */
export type QueryWord = Word & { synonyms: Word[] };

function queryWordOf(typed: string): QueryWord {
  const word = wordOf(typed);
  return { ...word, synonyms: SYNONYMS.get(word.whole) ?? [] };
}

function termsOfWord(found: string): readonly string[] {
  const { parts, whole } = wordOf(found);
  const terms = parts.length > 1 ? [...parts, whole] : parts;
  return terms.filter((term) => !STOP_WORDS.has(term));
}

/** Caches the terms of words in the site's texts, which are needed again for every excerpt. */
const cache = new Map<string, readonly string[]>();
const MAX_CACHED = 20_000;

function cachedTermsOfWord(found: string): readonly string[] {
  const known = cache.get(found);
  if (known) return known;
  const terms = termsOfWord(found);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(found, terms);
  return terms;
}

/** Returns the terms that a text is indexed under. */
export const termsOf = (text: string): string[] => (text.match(WORD) ?? []).flatMap(cachedTermsOfWord);

/** Returns the first `most` words of a query, not counting stop words. */
export function queryWords(query: string, most: number): QueryWord[] {
  const words = (query.match(WORD) ?? []).map(queryWordOf).filter(({ whole }) => whole);
  const telling = words.filter(({ whole }) => !STOP_WORDS.has(whole));
  return telling.slice(0, most);
}

/** A piece of text, and whether it matches the query. */
export type Stretch = { text: string; isMatch: boolean };

/** Splits text into words that match one of these terms, and the text between them. */
export function markedStretches(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [found] = match;
    if (!cachedTermsOfWord(found).some((term) => terms.has(term))) continue;
    if (match.index > end) stretches.push({ text: text.slice(end, match.index), isMatch: false });
    stretches.push({ text: found, isMatch: true });
    end = match.index + found.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), isMatch: false });
  return stretches;
}
