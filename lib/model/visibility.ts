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

/** Whether the kind always or never shows the record; null if its state decides. */
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
 * Whether visitors see this stored state now or may later. A scheduled record is published by the database's clock,
 * which may differ from the writer's.
 */
export function isVisibleOrScheduled(
  name: Collection,
  id: string,
  state: { published?: unknown; publishAt?: unknown } | null,
): boolean {
  if (!state) return false;
  return shownByKind(name, id) ?? (state.published === true || state.publishAt != null);
}
