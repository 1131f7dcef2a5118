import { search } from '../../content/search';
import { INVISIBLE } from '../../lib/text/plain-text';

/**
 * Normalises a query: limits its length, removes lone surrogates, and collapses spaces and control characters. The length
 * is limited again after NFKC, which can make 18 characters of one.
 */
export const usableQuery = (text: string): string =>
  text
    .slice(0, search.longest)
    .normalize('NFKC')
    .slice(0, search.longest)
    .replace(INVISIBLE, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
