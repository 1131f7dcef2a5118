import { search } from '@/content/search';
import { INVISIBLE } from '@/lib/text/plain-text';

/** Characters typed or pasted as hyphens or slashes that Unicode classifies as neither. */
const HYPHENS = /[\u2043\u2212]/g;
const SLASHES = /[\u2044\u2215]/g;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Returns a digit of any script as one of 0 to 9. Each script's digits are consecutive in Unicode, from zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Normalises a query: limits its length, removes lone surrogates, collapses spaces and control characters, and writes
 * digits, hyphens and slashes as on a label. The length is limited again after NFKC, which can make 18 characters of one.
 */
export const usableQuery = (text: string): string =>
  text
    .slice(0, search.longest)
    .replaceAll('№', '№ ')
    .normalize('NFKC')
    .slice(0, search.longest)
    .replace(INVISIBLE, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit)
    .replace(HYPHENS, '-')
    .replace(SLASHES, '/')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
