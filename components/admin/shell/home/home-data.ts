import { editorAddress } from '@/components/admin/kit/editor-address';
import type { Stored } from '@/components/admin/lists/stored';
import { hasEnded, publicationState } from '@/lib/model/visibility';

export const hrefOf = ({ collection, id }: Stored) => editorAddress(collection, id);

export const titleOf = ({ title, id }: Stored) => title || id;

const RECENT = 8;

export const recentlyChanged = (records: Stored[]): Stored[] =>
  records
    .filter(({ updatedAt }) => updatedAt)
    .toSorted((a, b) => Number(b.updatedAt) - Number(a.updatedAt))
    .slice(0, RECENT);

/** Returns the first moments of the week's seven days, from Monday, in this device's time zone. */
function weekOf(now: Date): Date[] {
  const day = (offset: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  const monday = -((now.getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, index) => day(monday + index));
}

export type Mark = { what: 'live' | 'due' | 'ends'; at: Date; record: Stored };

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

function marksOf(record: Stored, now: Date): Mark[] {
  const { published, publishAt = null, unpublishAt = null, publishedAt = null } = record;
  if (published === undefined) return [];
  const state = publicationState({ published, publishAt, unpublishAt }, now);
  const start = publishAt ?? publishedAt;
  return [
    ...(start && state === 'scheduled' ? [{ what: 'due' as const, at: start, record }] : []),
    ...(start && state === 'published' ? [{ what: 'live' as const, at: start, record }] : []),
    ...(unpublishAt && (state !== 'draft' || hasEnded(record, now))
      ? [{ what: 'ends' as const, at: unpublishAt, record }]
      : []),
  ];
}

/** Returns the days of this week, each with the records that go live or end on it, in order of time. */
export function weekPlan(records: Stored[], now: Date): { day: Date; isToday: boolean; marks: Mark[] }[] {
  const marks = records
    .flatMap((record) => marksOf(record, now))
    .toSorted((a, b) => Number(a.at) - Number(b.at));
  return weekOf(now).map((day) => ({
    day,
    isToday: isSameDay(day, now),
    marks: marks.filter(({ at }) => isSameDay(at, day)),
  }));
}
