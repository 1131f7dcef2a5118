import { inTime } from '@/lib/loading/in-time';
import { latinLetters } from './latin-letters';

/** Whether `latinLetters` suffices. A text of symbols alone, such as emoji, is not Latin unless it is ASCII. */
export function isLatin(text: string): boolean {
  if (/(?!\p{ASCII})[\p{L}\p{N}]/u.test(latinLetters(text))) return false;
  return /^\p{ASCII}*$/u.test(text) || /[\p{L}\p{N}]/u.test(text);
}

const INDIC =
  '[\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}]';

/** A letter that another letter follows without a vowel sign between them, and is therefore spoken with an `a`. */
const SPOKEN_WITH_A = new RegExp(`(?=${INDIC})\\p{L}\\u093c?(?=(?=${INDIC})\\p{L})`, 'gu');

/**
 * Writes a text in Latin letters, for addresses. A text in Latin letters is returned unchanged. In scripts without spaces,
 * spaces are put between words. The library's table is large, so it is loaded only for other scripts.
 * @throws an error if the table does not load
 */
export async function romanise(text: string): Promise<string> {
  if (isLatin(text)) return text;
  const { default: anyAscii } = await inTime(import('any-ascii'));
  const letters = (word: string) => anyAscii(word).replace(/[^a-z0-9_]/gi, '');
  const spoken = (letter: string) => (/[^aeiou]$/i.test(anyAscii(letter)) ? `${letter}a` : letter);
  const words = new Intl.Segmenter('en', { granularity: 'word' }).segment(text.normalize('NFC'));
  return Array.from(words, ({ segment: word }) =>
    isLatin(word) ? word : letters(word.replace(SPOKEN_WITH_A, spoken)),
  ).join(' ');
}
