import { withText } from '@/lib/content/bodies';
import { linksIn } from '@/lib/model/address';
import { fieldsOf, type PublishableCollection, partOf } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { missingAddresses } from './missing-addresses';

/** The addresses that a record's links lead to. */
function addressesOf(name: PublishableCollection, record: object): string[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, spec]) => {
    const value: unknown = Reflect.get(record, field);
    if (spec.type !== 'text' || typeof value !== 'string') return [];
    if (spec.control === 'link') return [value];
    return spec.control === 'article' ? linksIn(value) : [];
  });
}

/** Adds the text, which records from a list lack. A failed read does not stop a record from going live. */
async function withMissingText<Item extends object>(
  name: PublishableCollection,
  record: Item,
): Promise<object> {
  const part = partOf(name);
  if (!part || Reflect.get(record, part.field)) return record;
  return withText(name, record as Item & RecordOf<typeof name>).catch(() => record);
}

/** For each record, the addresses on this site that it links to and that do not exist. */
export async function missingLinks(
  name: PublishableCollection,
  records: readonly object[],
): Promise<string[][]> {
  const whole = await Promise.all(records.map((record) => withMissingText(name, record)));
  const addresses = whole.map((record) => addressesOf(name, record));
  const missing = new Set(await missingAddresses(addresses.flat()));
  return addresses.map((asked) => [...new Set(asked)].filter((address) => missing.has(address)));
}
