import { type Collection, kindOf } from './kinds';

/** Visitors see a record when it is published or its publish-at time has come. */
export type PublicationState = 'draft' | 'scheduled' | 'published';

export function publicationState(
  { published, publishAt }: { published: boolean; publishAt: Date | null },
  now = new Date(),
): PublicationState {
  if (published || (publishAt && publishAt <= now)) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}

/** Whether the kind shows a record whatever its state; null where the state decides. */
function shownByKind(name: Collection, id: string): boolean | null {
  const { visitorsSee } = kindOf(name);
  if (visitorsSee === 'published') return null;
  return visitorsSee === 'named' || visitorsSee.ids.includes(id);
}

type State = { id: string; published?: boolean; publishAt?: Date | null };

/** Whether visitors can see a record now. */
export const isVisible = (name: Collection, { id, published = false, publishAt = null }: State): boolean =>
  shownByKind(name, id) ?? publicationState({ published, publishAt }) === 'published';

/**
 * Whether visitors see this stored state now or may come to: a scheduled record goes live by the database's time,
 * which the writer's own need not match.
 */
export function isVisibleOrScheduled(
  name: Collection,
  id: string,
  state: { published?: unknown; publishAt?: unknown } | null,
): boolean {
  if (!state) return false;
  return shownByKind(name, id) ?? (state.published === true || state.publishAt != null);
}
