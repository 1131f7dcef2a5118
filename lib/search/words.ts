import { LRUCache } from 'lru-cache';
import { synonyms } from '@/content/search';
import { gtinTyped } from '@/lib/text/gtin';
import { plainText } from '@/lib/text/plain-text';
import { udiScanned } from '@/lib/text/udi';
import { codeOf, wordRuns, ZEROS } from './ref';

/** Words that occur in nearly all text. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from how in is it of on or our that the their this to we what with you your'.split(
    ' ',
  ),
);

/**
 * Letters and digits, with vowel signs and other marks, which are parts of words in many scripts; or one emoji, without
 * the trade mark signs that Unicode counts as emoji.
 */
const PART =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c\u200d]*|\p{RI}{2}|(?![©®™])\p{Extended_Pictographic}/gu;
const WORD = new RegExp(`(?:${PART.source})(?:[-./'’](?:${PART.source}))*[\ufe0f\\p{EMod}]*`, 'gu');

/** Scripts that put no spaces between words. */
export const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

type TextWord = { found: string; at: number };

/** Returns the words of a text and their positions. */
function wordsIn(text: string): TextWord[] {
  const words = [...text.matchAll(WORD)].map(({ 0: found, index: at }) => ({ found, at }));
  if (!UNSPACED.test(text)) return words;
  return words.flatMap((word) => {
    if (!UNSPACED.test(word.found)) return [word];
    const segments = [...segmenter.segment(word.found)].filter(({ isWordLike }) => isWordLike);
    return segments.map(({ segment, index }) => ({ found: segment, at: word.at + index }));
  });
}

const LONG_ZEROS = new RegExp(`${ZEROS}(?=[1-9]\\d\\d)`, 'gu');

/** Removes the zeros before a number of at least three digits. Catalogue numbers are written with and without them. */
const withoutZeros = (part: string): string => part.replace(LONG_ZEROS, '');

/** Splits a catalogue number such as `BCT00123` into its letters and digits. */
const splitNumber = (part: string): string[] => /^(\p{L}{2,})(\d{3,})$/u.exec(part)?.slice(1) ?? [part];

/** Returns a word without its plural ending, if any. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The parts of a word, and the points and slashes between two numbers: `1.5` is not `15`. */
const PIECE = new RegExp(`${PART.source}|(?<=\\p{N})[./](?=\\p{N})`, 'gu');

/** The terms of a word: its parts, and the whole without hyphens, such as `rt`, `pcr` and `rtpcr`. */
export type Word = { parts: string[]; whole: string };

function wordOf(text: string): Word {
  const plain = plainText(text);
  const split = (text: string, by: RegExp) => (text.match(by) ?? []).flatMap(splitNumber).map(singular);
  return {
    parts: split(withoutZeros(plain), PART),
    whole: withoutZeros(singular(split(plain, PIECE).join(''))),
  };
}

/** The synonyms of typed words, without stop words. */
const SYNONYMS: ReadonlyMap<string, Word[]> = new Map(
  Object.entries(synonyms).map(([typed, words]) => [wordOf(typed).whole, words.map(wordOf)]),
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
const cache = new LRUCache<string, readonly string[]>({ max: 20_000, memoMethod: termsOfWord });

const cachedTermsOfWord = (found: string): readonly string[] => cache.memo(found);

/** Returns the terms that a text is indexed under. */
export const termsOf = (text: string): string[] =>
  wordsIn(text).flatMap(({ found }) => cachedTermsOfWord(found));

/** Whether a word consists of emoji. */
export const isEmoji = ({ whole }: Word): boolean => !/[\p{L}\p{N}]/u.test(whole);

/**
 * Returns the first `most` words of a query, not counting stop words. A GTIN is one word, even if written in groups, and a
 * scanned barcode is its GTIN or UDI-DI.
 */
export function queryWords(query: string, most: number): QueryWord[] {
  const words = wordsIn(gtinTyped(query) ?? udiScanned(query) ?? query)
    .map(({ found }) => queryWordOf(found))
    .filter(({ whole }) => whole);
  const telling = words.filter(({ whole }) => !STOP_WORDS.has(whole));
  return telling.slice(0, most);
}

/** Returns one reading of the query for each run of words that can be one number, with the number first. */
export function numberReadings(query: string, most: number): QueryWord[][] {
  const { words, runs } = wordRuns(query);
  const split = words.map((word) => queryWords(word, most));
  return runs.flatMap(({ at, length, text }) => {
    const code = codeOf(text);
    if (code.length < 2) return [];
    const others = split.toSpliced(at, length).flat().slice(0, most);
    return [[{ parts: [code], whole: code, synonyms: [] }, ...others]];
  });
}

/** A text, and its words with their terms. Splitting a text into words takes longer than searching it. */
export type Passage = { text: string; words: { at: number; end: number; terms: readonly string[] }[] };

export const passageOf = (text: string): Passage => ({
  text,
  words: wordsIn(text)
    .map(({ found, at }) => ({ at, end: at + found.length, terms: cachedTermsOfWord(found) }))
    .filter(({ terms }) => terms.length > 0),
});

/** A piece of text, and whether it matches the query. */
type Stretch = { text: string; isMatch: boolean };

/** Splits text into words that match one of these terms, and the text between them. */
export function markedStretches({ text, words }: Passage, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let last = 0;
  for (const word of words) {
    if (!word.terms.some((term) => terms.has(term))) continue;
    if (word.at > last) stretches.push({ text: text.slice(last, word.at), isMatch: false });
    stretches.push({ text: text.slice(word.at, word.end), isMatch: true });
    last = word.end;
  }
  if (last < text.length) stretches.push({ text: text.slice(last), isMatch: false });
  return stretches;
}
