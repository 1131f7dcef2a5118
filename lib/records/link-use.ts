import { linksOf } from '@/lib/model/editable';
import { fieldsOf, PUBLISHABLE, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import { MissingTextError, withText } from './bodies';
import { operationsOf } from './operations';

/** A record that links to a PDF. */
export type LinkUser = {
  collection: PublishableCollection;
  id: string;
  title: string;
  state: PublicationState;
};

/** The records that link to each PDF, keyed by the PDF's id. */
type LinkUsers = ReadonlyMap<string, LinkUser[]>;

/** The path of a PDF or of its file, with or without an origin. */
const TO_PDF = /^(?:https?:\/\/[^/]+)?\/files\/pdfs?\/([^/?#]+)(?:[?#]|$)/;

type Listed = { collection: PublishableCollection; records: readonly Publishable[] };

const pdfsOf = (collection: PublishableCollection, record: Publishable): Set<string> =>
  new Set(linksOf(collection, record).flatMap((address) => TO_PDF.exec(address)?.[1] ?? []));

/** Finds the records that link to each PDF, in their link field or in their text. */
export function findLinkUsers(lists: readonly Listed[]): LinkUsers {
  const users = new Map<string, LinkUser[]>();
  for (const { collection, records } of lists) {
    for (const record of records) {
      const user = { collection, id: record.id, title: record.title, state: publicationState(record) };
      for (const pdf of pdfsOf(collection, record)) users.set(pdf, [...(users.get(pdf) ?? []), user]);
    }
  }
  return users;
}

/** The kinds whose records can link to PDFs. */
export const LINKING = PUBLISHABLE.filter((name) => 'link' in fieldsOf(name));

/** The number of texts to read at the same time for each kind. */
const LANES = 8;

const withStoredText = <Name extends PublishableCollection>(name: Name, record: RecordOf<Name>) =>
  withText(name, record).catch((error) => {
    if (error instanceof MissingTextError) return record;
    throw error;
  });

/** Returns the records of a kind with their texts. A text that is no longer stored is left empty. */
async function listWithTexts(collection: PublishableCollection): Promise<Listed> {
  const records = await operationsOf(collection).list(true);
  const waiting = records.entries();
  const read = async () => {
    for (const [index, record] of waiting) records[index] = await withStoredText(collection, record);
  };
  await Promise.all(Array.from({ length: LANES }, read));
  return { collection, records };
}

/** Returns the records, including drafts, that link to each PDF. For staff only. */
export async function getLinkUsers(): Promise<LinkUsers> {
  return findLinkUsers(await Promise.all(LINKING.map(listWithTexts)));
}
