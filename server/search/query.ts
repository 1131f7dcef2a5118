import { search } from '../../content/search';

/** The query as it is searched: well formed, in one line, not too long. */
export const usableQuery = (text: string): string =>
  text
    .slice(0, search.longest)
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
