import { databaseNow } from '@/lib/firebase/database-now';
import {
  collection,
  doc,
  firestore,
  getDoc,
  getDocs,
  limit,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from '@/lib/firebase/firestore';
import { fromDocument } from '@/lib/model/converter';
import type { Collection, PublishableCollection } from '@/lib/model/kinds';
import {
  allOf,
  constraintsOf,
  dueOf,
  dueSince,
  listedOf,
  publishedOf,
  type QueryShape,
  surelyPast,
} from '@/lib/model/queries';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { hasEnded } from '@/lib/model/visibility';
import { withUsableAddresses } from './usable-addresses';

/** Documents per request for public records. The site's server limits the size of each response. */
const PAGE_SIZE = 100;

/** Documents per request for staff, who wait for the whole list. */
const STAFF_PAGE_SIZE = 1_000;

/** The approximate number of records at which reading a list fails. No list should ever be so long. */
const MAX_RECORDS = 20_000;

async function readPage(
  shape: QueryShape,
  values: readonly unknown[],
  after: QueryDocumentSnapshot | undefined,
  size: number,
) {
  const constraints = [...constraintsOf(shape, values), limit(size)];
  if (after) constraints.push(startAfter(after));
  const { docs } = await getDocs(query(collection(firestore(), shape.collection), ...constraints));
  return docs;
}

async function readEverything(
  shape: QueryShape,
  values: readonly unknown[],
  size = PAGE_SIZE,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (
    let page = await readPage(shape, values, undefined, size);
    ;
    page = await readPage(shape, values, page.at(-1), size)
  ) {
    found.push(...page);
    if (page.length < size) return found;
    if (found.length >= MAX_RECORDS)
      throw new Error(`${shape.collection} has too many records to list: at least ${MAX_RECORDS}.`);
  }
}

const toRecords = <Name extends Collection>(name: Name, docs: QueryDocumentSnapshot[]) =>
  docs.map((document) => fromDocument(name, document.id, document.data()));

/** Returns every record, including drafts. For administrators only. */
export async function readAll<Name extends Collection>(name: Name): Promise<RecordOf<Name>[]> {
  return toRecords(name, await readEverything(allOf(name), [], STAFF_PAGE_SIZE));
}

/** A period on the database's clock. If `after` is null, the period has no start. */
export type Span = { after: Date | null; until: Date };

// Every publishable kind has the fields of `Publishable`, which the compiler cannot infer from the name.
const withoutEnded = <Name extends PublishableCollection>(records: RecordOf<Name>[], until?: Date) =>
  records.filter((record) => !hasEnded(record as RecordOf<Name> & Publishable, until));

/** Returns the records that became due within the period and have not ended. */
export async function readDue<Name extends PublishableCollection>(
  name: Name,
  { after, until }: Span = { after: null, until: surelyPast(databaseNow()) },
): Promise<RecordOf<Name>[]> {
  const times = (after ? [after, until] : [until]).map((time) => Timestamp.fromDate(time));
  const due = await readEverything(after ? dueSince(name) : dueOf(name), times);
  return withoutEnded(toRecords(name, due), until);
}

/**
 * Returns the public records as visitors see them: published or due, not ended, and without invalid addresses. The
 * queries cannot exclude ended records, because older records lack `unpublishAt`.
 */
export async function readPublic<Name extends PublishableCollection>(
  name: Name,
  span?: Span,
): Promise<RecordOf<Name>[]> {
  const [published, due] = await Promise.all([
    readEverything(publishedOf(name), [true]),
    readDue(name, span),
  ]);
  const current = [...withoutEnded(toRecords(name, published), span?.until), ...due];
  const records = new Map(current.map((record) => [record.id, record]));
  return [...records.values()].map((record) => withUsableAddresses(name, record));
}

/** Returns a record, or null if it does not exist. */
export async function readRecord<Name extends Collection>(
  name: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  const snapshot = await getDoc(doc(firestore(), name, id));
  return snapshot.exists() ? fromDocument(name, id, snapshot.data()) : null;
}

/** Returns the PDF links that visitors can list. */
export const readListedLinks = async (): Promise<RecordOf<'Link'>[]> =>
  toRecords('Link', await readEverything(listedOf('Link', 'listed'), [true]));
