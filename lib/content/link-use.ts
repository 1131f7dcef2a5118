import { publicationState } from './publication-state';
import type { Blog, Media } from './records';

/** A record whose link leads to a PDF. */
export type LinkUser = {
  kind: 'blog' | 'media';
  id: string;
  title: string;
  state: ReturnType<typeof publicationState>;
};

/** The records that lead to each PDF, by its id. */
export type LinkUsers = ReadonlyMap<string, LinkUser[]>;

/** The address of a PDF, or of its file, with or without an origin before it. */
const TO_PDF = /^(?:https?:\/\/[^/]+)?\/files\/pdfs?\/([^/?#]+)(?:[?#]|$)/;

/** Where visitors get a PDF: the address to put into other records. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

/** Finds which records lead to which PDF, in one pass over all of them. */
export function findLinkUsers(blogs: readonly Blog[], mentions: readonly Media[]): LinkUsers {
  const users = new Map<string, LinkUser[]>();
  const add = (kind: LinkUser['kind'], record: Blog | Media) => {
    const pdf = TO_PDF.exec(record.link)?.[1];
    if (!pdf) return;
    const user = { kind, id: record.id, title: record.title, state: publicationState(record) };
    users.set(pdf, [...(users.get(pdf) ?? []), user]);
  };
  for (const blog of blogs) add('blog', blog);
  for (const mention of mentions) add('media', mention);
  return users;
}
