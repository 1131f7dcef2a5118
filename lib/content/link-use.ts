import { fieldsOf, PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import { operationsOf } from './operations';

/** A record whose link leads to a PDF. */
export type LinkUser = {
  collection: PublishableCollection;
  id: string;
  title: string;
  state: PublicationState;
};

/** The records that lead to each PDF, by its id. */
export type LinkUsers = ReadonlyMap<string, LinkUser[]>;

/** The address of a PDF, or of its file, with or without an origin before it. */
const TO_PDF = /^(?:https?:\/\/[^/]+)?\/files\/pdfs?\/([^/?#]+)(?:[?#]|$)/;

/** Where visitors get a PDF: the address to put into other records. */
export const publicPdfPath = (id: string): string => `/files/pdf/${id}`;

export type Listed = {
  collection: PublishableCollection;
  records: readonly (Publishable & { link?: string })[];
};

/** Finds which records lead to which PDF, in one pass over all of them. */
export function findLinkUsers(lists: readonly Listed[]): LinkUsers {
  const users = new Map<string, LinkUser[]>();
  for (const { collection, records } of lists) {
    for (const record of records) {
      const pdf = TO_PDF.exec(record.link ?? '')?.[1];
      if (!pdf) continue;
      const user = { collection, id: record.id, title: record.title, state: publicationState(record) };
      users.set(pdf, [...(users.get(pdf) ?? []), user]);
    }
  }
  return users;
}

/** Reads which records, drafts included, lead to which PDF; administrators only. */
export async function getLinkUsers(): Promise<LinkUsers> {
  const linking = PUBLISHABLE.filter((name) => 'link' in fieldsOf(name));
  return findLinkUsers(
    await Promise.all(
      linking.map(async (collection) => ({ collection, records: await operationsOf(collection).list(true) })),
    ),
  );
}
