import { databaseNow } from '@/lib/firebase/database-now';
import { type Collection, kindOf } from './kinds';

/** Visitors see a record from its publication, or its publish-at time, until its unpublish-at time. */
export type PublicationState = 'draft' | 'scheduled' | 'published';

type Times = { publishAt?: Date | null; unpublishAt?: Date | null };

type PublicationFields = Times & { published: boolean };

/** The publication fields of an unscheduled draft. */
export const UNPUBLISHED = { published: false, publishAt: null, unpublishAt: null };

/** Whether the unpublish-at time has come. The stored record can still be marked as published. */
export const hasEnded = ({ unpublishAt = null }: Times, now = databaseNow()): boolean =>
  unpublishAt !== null && unpublishAt <= now;

/** Returns the record as staff edit it: as an unscheduled draft if it has ended, otherwise unchanged. */
export const afterEnd = <Item extends Times>(record: Item, now = databaseNow()): Item =>
  hasEnded(record, now) ? { ...record, ...UNPUBLISHED } : record;

export function publicationState(
  { published, publishAt = null, unpublishAt = null }: PublicationFields,
  now = databaseNow(),
): PublicationState {
  if (hasEnded({ unpublishAt }, now)) return 'draft';
  if (published || (publishAt && publishAt <= now)) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}

/** The publication states before and after a save. */
export type StateChange = { before: PublicationState; after: PublicationState };

export const stateChange = (before: PublicationFields, after: PublicationFields): StateChange => ({
  before: publicationState(before),
  after: publicationState(after),
});

export const sameChange = (a: StateChange, b: StateChange): boolean =>
  a.before === b.before && a.after === b.after;

/** Whether the kind makes the record public regardless of its state; null if the state decides. */
function shownByKind(name: Collection, id: string): boolean | null {
  const { life, ids } = kindOf(name);
  if (life === 'publishable') return null;
  return life === 'file' || id === ids[1];
}

type State = Times & { id: string; published?: boolean };

/** Whether visitors can see a record now. */
export const isVisible = (name: Collection, { id, published = false, ...times }: State): boolean =>
  shownByKind(name, id) ?? publicationState({ published, ...times }) === 'published';

/**
 * Whether a stored state marks its record as published or scheduled, or the record is always public because of its
 * kind. Compares no times, because the database's clock decides when a record becomes public, and the writer's clock
 * can differ.
 */
export function isVisibleOrScheduled(
  name: Collection,
  id: string,
  state: { published?: unknown; publishAt?: unknown } | null,
): boolean {
  if (!state) return false;
  return shownByKind(name, id) ?? (state.published === true || state.publishAt != null);
}
