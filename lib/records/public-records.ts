import { errorCode } from '@/lib/firebase/auth-errors';
import { databaseNow } from '@/lib/firebase/database-now';
import { Timestamp } from '@/lib/firebase/firestore';
import { hasFormat } from '@/lib/model/fields/format';
import { type Collection, type CollectionOf, fieldsOf, type PublishableCollection } from '@/lib/model/kinds';
import { inOrder } from '@/lib/model/order';
import { dueOf, dueSince, listedOf, publishedOf, surelyPast } from '@/lib/model/queries';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { valueIn } from '@/lib/model/text-in';
import { hasEnded } from '@/lib/model/visibility';
import { readMatching } from './read';

/**
 * Returns the record without invalid links and image paths. Such values might predate the rules or have bypassed them,
 * and must not reach visitors.
 */
export function withUsableAddresses<Item extends object>(name: Collection, record: Item): Item {
  const unusable = Object.entries(fieldsOf(name)).filter(
    ([field, spec]) =>
      (spec.type === 'link' || spec.type === 'image') && !hasFormat(spec, String(valueIn(record, field))),
  );
  return Object.assign({}, record, Object.fromEntries(unusable.map(([field]) => [field, ''])));
}

/** The maximum number of invalid records that are logged. */
const MAX_LOGGED = 1_000;

const logged = new Set<string>();

/**
 * Returns a stored record as visitors see it, without invalid links and image paths. Returns null for a record that
 * does not match its schema, and logs it once.
 */
export function publicRecord<Name extends Collection>(
  name: Name,
  record: RecordOf<Name>,
): RecordOf<Name> | null {
  const usable = withUsableAddresses(name, record);
  const { success, error } = SCHEMAS[name].safeParse(usable);
  if (success) return usable;
  const path = `${name}/${record.id.slice(0, 100)}`;
  if (!logged.has(path) && logged.size < MAX_LOGGED) {
    logged.add(path);
    console.warn(`${path} is not shown: ${error.issues[0]?.message}`);
  }
  return null;
}

/**
 * Returns stored records as visitors see them: valid, each once, in the kind's order. Of several records with the same
 * id, the last is used.
 * @param list a list that this function has returned, to which the records are added
 */
export function publicList<Name extends PublishableCollection>(
  name: Name,
  records: RecordOf<Name>[],
  list: RecordOf<Name>[] = [],
): RecordOf<Name>[] {
  const found = new Map(list.map((record) => [record.id, record]));
  for (const record of records) {
    const shown = publicRecord(name, record);
    if (shown) found.set(record.id, shown);
    else found.delete(record.id);
  }
  // Every publishable kind has the fields of `Publishable`, which the compiler cannot infer from the name.
  return inOrder(name, [...found.values()] as (RecordOf<Name> & Publishable)[]);
}

/** A period on the database's clock. If `after` is null, the period has no start. */
export type Span = { after: Date | null; until: Date };

// Every publishable kind has the fields of `Publishable`, which the compiler cannot infer from the name.
const withoutEnded = <Name extends PublishableCollection>(records: RecordOf<Name>[], until?: Date) =>
  records.filter((record) => !hasEnded(record as RecordOf<Name> & Publishable, until));

/** Returns the stored records that became due within the period and have not ended. */
export async function readDue<Name extends PublishableCollection>(
  name: Name,
  { after, until }: Span = { after: null, until: surelyPast(databaseNow()) },
): Promise<RecordOf<Name>[]> {
  const times = (after ? [after, until] : [until]).map((time) => Timestamp.fromDate(time));
  return withoutEnded(await readMatching(name, after ? dueSince(name) : dueOf(name), times), until);
}

/**
 * Returns the public list of a kind: the records that are published or due, and have not ended. The queries cannot
 * exclude ended records, because older records lack `unpublishAt`.
 */
export async function readPublic<Name extends PublishableCollection>(
  name: Name,
  span?: Span,
): Promise<RecordOf<Name>[]> {
  const [published, due] = await Promise.all([
    readMatching(name, publishedOf(name), [true]),
    readDue(name, span),
  ]);
  return publicList(name, [...withoutEnded(published, span?.until), ...due]);
}

/** Returns the listed files, or none if the rules deny listing, as the previous release's rules do. */
export async function readListed<Name extends CollectionOf<'file'>>(name: Name): Promise<RecordOf<Name>[]> {
  try {
    const files = await readMatching(name, listedOf(name), [true]);
    return files.flatMap((file) => publicRecord(name, file) ?? []);
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return [];
    throw error;
  }
}
