import { plainText } from '@/lib/text/plain-text';
import { queryWords, type Word } from './words';

/** The maximum number of words to compare. */
const MAX_WORDS = 8;

/** Returns the source of a pattern that matches exactly this text. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const GAP = '[\\s\\p{Pd}./]';

/**
 * Returns a pattern for a word in plain text, with any hyphens, spaces and zeros before its numbers. Two numbers stay
 * apart, so that `PV-204-17` is not in `PV-2041-7`, and the word is not part of a longer number. Letters of other scripts
 * can follow without a space.
 */
function patternOf({ parts }: Pick<Word, 'parts'>): RegExp {
  const pieces = parts.flatMap((part) => part.match(/\p{N}+|\P{N}+/gu) ?? []);
  const pattern = pieces
    .map((piece, at) => {
      const isApart = /^\p{N}/u.test(piece) && /\p{N}$/u.test(pieces[at - 1] ?? '');
      const gap = at === 0 ? '' : GAP + (isApart ? '+' : '*');
      const plural = /^\P{N}{3,}$/u.test(piece) ? 's?' : '';
      // Emoji can contain an asterisk.
      return `${gap}0*${escaped(piece.replace(/^0+(?=\p{N})/u, ''))}${plural}`;
    })
    .join('');
  return new RegExp(`(?<![\\p{N}a-z])${pattern}(?![\\p{N}a-z]|[\\p{Pd}./]\\p{N})`, 'u');
}

/** Returns a function that tests whether plain text contains words one after the other, or a synonym of a single word. */
export function containsPhrase(phrase: string): (plain: string) => boolean {
  const [word, ...others] = queryWords(phrase, MAX_WORDS);
  const synonyms = word && others.length === 0 ? word.synonyms : [];
  const parts = plainText(phrase).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const patterns = [{ parts }, ...synonyms].map(patternOf);
  return (plain) => patterns.some((pattern) => pattern.test(plain));
}

/**
 * Returns a function that tests whether a text contains a query as one number, or each of its words that has digits, or a
 * synonym of the word.
 */
export function containsTyped(query: string): (text: string) => boolean {
  const words = queryWords(query, MAX_WORDS);
  const whole = patternOf({ parts: words.flatMap(({ parts }) => parts) });
  const numbers = words.filter(({ whole }) => /\p{N}/u.test(whole));
  const patterns = numbers.map((word) => [word, ...word.synonyms].map(patternOf));
  return (text) => {
    const plain = plainText(text);
    return whole.test(plain) || patterns.every((forms) => forms.some((form) => form.test(plain)));
  };
}
