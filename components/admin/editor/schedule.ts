import type { z } from 'zod';
import { formatTime } from '@/components/admin/shared/format';
import { schedule } from '@/content/admin/schedule';
import { sameValue } from '@/lib/model/editable';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';
import { zoneAt } from './local-time';

const END = new Date(2100, 0, 1);

/** The latest time that a control accepts. */
export const LATEST = '2099-12-31T23:59';

/** A time with its zone, such as '1 May 2027, 09:30, New York (UTC−4)'. */
export const formatMoment = (moment: Date): string => `${formatTime(moment)}, ${zoneAt(moment)}`;

type Times = Pick<Publishable, 'publishAt' | 'unpublishAt'>;

/** Why a stored record cannot have a publish-at time, or ''. */
export function scheduleRefusal(stored: Publishable, publishAt: Date | null, now = new Date()): string {
  if (sameValue(stored.publishAt, publishAt)) return '';
  if (publicationState(stored, now) === 'published') {
    return stored.published && publishAt === null ? '' : schedule.live;
  }
  if (publishAt && publishAt <= now) return schedule.past;
  return publishAt && publishAt >= END ? schedule.late : '';
}

/** Why a record cannot have an unpublish-at time, or ''. */
export function endRefusal({ publishAt, unpublishAt }: Times, now = new Date()): string {
  if (!unpublishAt) return '';
  if (unpublishAt <= now) return schedule.endPast;
  if (publishAt && unpublishAt <= publishAt) return schedule.endFirst;
  return unpublishAt >= END ? schedule.late : '';
}

/** A record's schema that also rejects times that the record cannot have. */
export function schedulable<Item extends Publishable>(
  schema: z.ZodType<Item, Item>,
  stored: Item,
): z.ZodType<Item, Item> {
  const startRefusal = (typed: unknown) => scheduleRefusal(stored, (typed as Item).publishAt);
  return schema
    .refine((typed) => !startRefusal(typed), {
      path: ['publishAt'],
      error: ({ input }) => startRefusal(input),
    })
    .refine((typed) => !endRefusal(typed), {
      path: ['unpublishAt'],
      error: ({ input }) => endRefusal(input as Item),
    });
}
