import { fieldsOf, PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import { operationsOf } from './operations';

/** A record that links to a PDF. */
export type LinkUser = {
  collection: PublishableCollection;
  id: string;
  title: string;
  state: PublicationState;
};

/** The records that link to each PDF, by the PDF's id. */
export type LinkUsers = ReadonlyMap<string, LinkUser[]>;

/** The path of a PDF or of its file, with or without an origin. */
const TO_PDF = /^(?:https?:\/\/[^/]+)?\/files\/pdfs?\/([^/?#]+)(?:[?#]|$)/;

export { publicPdfPath } from './pdf-address';

export type Listed = {
  collection: PublishableCollection;
  records: readonly (Publishable & { link?: string })[];
};

/** Finds the records that link to each PDF. */
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

/** The kinds whose records can link to PDFs. */
export const LINKING = PUBLISHABLE.filter((name) => 'link' in fieldsOf(name));

/** Reads the records, drafts included, that link to each PDF. Administrators only. */
export async function getLinkUsers(): Promise<LinkUsers> {
  return findLinkUsers(
    await Promise.all(
      LINKING.map(async (collection) => ({ collection, records: await operationsOf(collection).list(true) })),
    ),
  );
}
