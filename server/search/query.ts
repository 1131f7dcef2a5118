import { search } from '../../content/search';

/** The normalised query: well formed, on one line and not too long. */
export const usableQuery = (text: string): string =>
  text
    .slice(0, search.longest)
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
