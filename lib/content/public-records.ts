import type { Collection, PublishableCollection } from '@/lib/model/kinds';
import { inOrder } from '@/lib/model/order';
import type { Publishable, RecordOf } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { withUsableAddresses } from './usable-addresses';

/** The maximum number of invalid records that are logged. */
const MAX_LOGGED = 1_000;

const logged = new Set<string>();

/**
 * Returns a stored record as visitors see it, without invalid links and image paths. Returns null for a record that does
 * not match its schema, and logs it once.
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
 * id, the last counts.
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
