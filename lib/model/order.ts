import { kindOf, type PublishableCollection } from './kinds';
import type { Publishable } from './records';
import { textIn } from './text-in';

/** The time of the first or scheduled publication in milliseconds, or 0 if the record has neither. */
const publicSince = (record: Publishable) => (record.publishedAt ?? record.publishAt)?.getTime() ?? 0;

const newerFirst = (a: Publishable, b: Publishable) =>
  publicSince(b) - publicSince(a) || (a.id < b.id ? -1 : 1);

const highestFirst = (field: string) => (a: object, b: object) =>
  textIn(b, field).localeCompare(textIn(a, field));

/**
 * Returns the records sorted by their kind's sort fields in descending order, then by time of publication, newest
 * first.
 */
export function inOrder<Item extends Publishable>(name: PublishableCollection, records: Item[]): Item[] {
  const comparisons = [...(kindOf(name).order ?? []).map(highestFirst), newerFirst];
  return records.toSorted((a, b) => comparisons.reduce((result, compare) => result || compare(a, b), 0));
}
