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
} from '@/lib/firebase/firestore';
import { fromDocument } from '@/lib/model/converter';
import type { Collection } from '@/lib/model/kinds';
import { allOf, constraintsOf, type QueryShape } from '@/lib/model/queries';
import type { RecordOf } from '@/lib/model/records';

/**
 * Documents per request for public records. The site's server limits the size of each response, and the embedded
 * backend limits the documents of an anonymous request.
 */
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

/** Returns the records that a query finds. `values` has one value for each of its filters. */
export async function readMatching<Name extends Collection>(
  name: Name,
  shape: QueryShape,
  values: readonly unknown[],
): Promise<RecordOf<Name>[]> {
  return toRecords(name, await readEverything(shape, values));
}

/** Returns a record, or null if it does not exist. */
export async function readRecord<Name extends Collection>(
  name: Name,
  id: string,
): Promise<RecordOf<Name> | null> {
  const snapshot = await getDoc(doc(firestore(), name, id));
  return snapshot.exists() ? fromDocument(name, id, snapshot.data()) : null;
}
