import type { Blog, Media } from './records';

type Linking = Pick<Blog | Media, 'id' | 'title' | 'link'>;

const ORIGIN = /^https?:\/\/[^/]+/;

/** Where visitors get a PDF: the address to put into other records. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

/** The records whose link leads to a PDF, with or without an origin before its path. */
export function linksTo<Item extends Linking>(id: string, records: readonly Item[]): Item[] {
  const path = publicPdfPath(id);
  return records.filter(({ link }) => link.replace(ORIGIN, '').split(/[?#]/)[0] === path);
}
