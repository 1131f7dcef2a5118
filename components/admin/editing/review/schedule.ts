import type { z } from 'zod';
import { schedule } from '@/content/admin/schedule';
import { databaseNow } from '@/lib/firebase/database-now';
import { sameValue } from '@/lib/model/editable';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';

const END = new Date(2100, 0, 1);

type Times = Pick<Publishable, 'publishAt' | 'unpublishAt'>;

/** Returns why a stored record cannot have this publish-at time, or ''. */
export function scheduleRefusal(stored: Publishable, publishAt: Date | null, now = databaseNow()): string {
  if (sameValue(stored.publishAt, publishAt)) return '';
  if (publicationState(stored, now) === 'published') {
    return stored.published && publishAt === null ? '' : schedule.live;
  }
  if (publishAt && publishAt <= now) return schedule.past;
  return publishAt && publishAt >= END ? schedule.late : '';
}

/** Returns why a record cannot have its unpublish-at time, or ''. */
export function endRefusal({ publishAt, unpublishAt }: Times, now = databaseNow()): string {
  if (!unpublishAt) return '';
  if (unpublishAt <= now) return schedule.endPast;
  if (publishAt && unpublishAt <= publishAt) return schedule.endFirst;
  return unpublishAt >= END ? schedule.late : '';
}

/** Returns a record's schema, extended to reject times that the record cannot have. */
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
