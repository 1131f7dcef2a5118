import { kindOf, type PublishableCollection } from './kinds';
import type { Publishable } from './records';

/** The time of first or scheduled publication, in milliseconds; 0, the oldest, if the record has neither. */
const publicSince = (record: Publishable) => (record.publishedAt ?? record.publishAt)?.getTime() ?? 0;

const newerFirst = (a: Publishable, b: Publishable) =>
  publicSince(b) - publicSince(a) || (a.id < b.id ? -1 : 1);

const highestFirst = (field: string) => (a: object, b: object) =>
  String(Reflect.get(b, field)).localeCompare(String(Reflect.get(a, field)));

/** Returns the records sorted by the fields that their kind names, highest first, then newest first. */
export function inOrder<Item extends Publishable>(name: PublishableCollection, records: Item[]): Item[] {
  const comparisons = [...(kindOf(name).order ?? []).map(highestFirst), newerFirst];
  return records.toSorted((a, b) => comparisons.reduce((result, compare) => result || compare(a, b), 0));
}
