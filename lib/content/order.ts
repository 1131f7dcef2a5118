import type { RecordOf } from './records';

type Dated = { id: string; publishedAt: Date | null; publishAt: Date | null };

/** When visitors could first see a record; records from before that was kept count as oldest. */
const publicSince = (record: Dated) => (record.publishedAt ?? record.publishAt)?.getTime() ?? 0;

const newerFirst = (a: Dated, b: Dated) => publicSince(b) - publicSince(a) || (a.id < b.id ? -1 : 1);

export function newestFirst<Item extends Dated>(records: Item[]): Item[] {
  return records.toSorted(newerFirst);
}

export function byYearThenNewest(mentions: RecordOf<'Media'>[]): RecordOf<'Media'>[] {
  return mentions.toSorted((a, b) => b.year.localeCompare(a.year) || newerFirst(a, b));
}
