import type { Collection } from './kinds';
import type { Stamped } from './records';
import { isVisibleOrScheduled } from './visibility';

/** A stored version of a record, and when it was replaced or deleted; null if it is the current one. */
export type KeptVersion = { record: Stamped; replacedAt: Date | null };

/** The time for which visitors could see a version. A missing end is in the future or unknown. */
type Shown<Version extends KeptVersion> = { version: Version; from: Date | null; until: Date | null };

type Times = { published?: boolean; publishAt?: Date | null; unpublishAt?: Date | null };

const earliest = (times: (Date | null)[]): Date | null =>
  times.filter((time) => time !== null).toSorted((a, b) => Number(a) - Number(b))[0] ?? null;

function shownTime<Version extends KeptVersion>(name: Collection, version: Version): Shown<Version> | null {
  const { record, replacedAt } = version;
  const { published, publishAt = null, unpublishAt = null }: Times = record as Times;
  if (!isVisibleOrScheduled(name, record.id, { published, publishAt })) return null;
  const { updatedAt } = record;
  const isLater = published !== true && publishAt !== null && updatedAt !== null && publishAt > updatedAt;
  const from = isLater ? publishAt : updatedAt;
  const until = earliest([replacedAt, unpublishAt]);
  return from && until && until <= from ? null : { version, from, until };
}

/** Returns the versions that visitors could see at any time in a period, in the given order. */
export const versionsShown = <Version extends KeptVersion>(
  name: Collection,
  versions: Version[],
  period: { from: Date; to: Date },
): Shown<Version>[] =>
  versions
    .map((version) => shownTime(name, version))
    .filter((shown) => shown !== null)
    .filter(({ from, until }) => (!from || from <= period.to) && (!until || until > period.from));
