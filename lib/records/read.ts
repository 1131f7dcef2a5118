import {
  collection,
  doc,
  firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from '@/lib/firebase/firestore';
import { fromDocument } from '@/lib/model/converter';
import type { Collection } from '@/lib/model/kinds';
import { allOf, constraintsOf, type QueryShape } from '@/lib/model/queries';
import type { RecordOf } from '@/lib/model/records';

/**
 * Documents per request for public records. The site's server limits the size of each response, and the embedded
 * backend limits the documents of an anonymous request.
 */
export const PUBLIC_PAGE_SIZE = 100;

/** Documents per request for staff, who wait for the whole list. */
const STAFF_PAGE_SIZE = 1_000;

/** The approximate number of records at which reading a list fails. No list should ever be so long. */
const MAX_RECORDS = 20_000;

/**
 * Yields all documents that a query finds, page by page.
 * @throws Error if there are more than any list should have
 */
export async function* readPages(
  wanted: Query,
  size: number,
  most = MAX_RECORDS,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let count = 0;
  let after: QueryDocumentSnapshot | undefined;
  while (true) {
    const page = query(wanted, ...(after ? [startAfter(after)] : []), limit(size));
    const { docs } = await getDocs(page);
    yield docs;
    if (docs.length < size) return;
    count += docs.length;
    if (count >= most) throw new Error(`Too many records to list: at least ${most}.`);
    after = docs.at(-1);
  }
}

/**
 * Returns all documents that a query finds.
 * @throws Error if there are more than any list should have
 */
export async function readEverything(
  wanted: Query,
  size = STAFF_PAGE_SIZE,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const docs of readPages(wanted, size)) found.push(...docs);
  return found;
}

const queryOf = (shape: QueryShape, values: readonly unknown[]) =>
  query(collection(firestore(), shape.collection), ...constraintsOf(shape, values));

const toRecords = <Name extends Collection>(name: Name, docs: QueryDocumentSnapshot[]) =>
  docs.map((document) => fromDocument(name, document.id, document.data()));

/** Returns every record, including drafts. For staff only. */
export async function readAll<Name extends Collection>(name: Name): Promise<RecordOf<Name>[]> {
  return toRecords(name, await readEverything(queryOf(allOf(name), [])));
}

/** Returns the number of all records, including drafts. For staff only. */
export const countAll = async (name: Collection): Promise<number> =>
  (await getCount(queryOf(allOf(name), []))).data().count;

/** Returns the records that a query finds. `values` has one value for each of its filters. */
export async function readMatching<Name extends Collection>(
  name: Name,
  shape: QueryShape,
  values: readonly unknown[],
): Promise<RecordOf<Name>[]> {
  return toRecords(name, await readEverything(queryOf(shape, values), PUBLIC_PAGE_SIZE));
}

/** Returns a record, or null if it does not exist. */
export async function readRecord<Name extends Collection>(
  name: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  const snapshot = await getDoc(doc(firestore(), name, id));
  return snapshot.exists() ? fromDocument(name, id, snapshot.data()) : null;
}
