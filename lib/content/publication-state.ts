import type { RecordOf } from './records';

type Publishable = Pick<RecordOf<'Blog'>, 'published' | 'publishAt'>;

/** Where a record stands: visitors see it when it is published or its publish-at time has come. */
export type PublicationState = 'draft' | 'scheduled' | 'published';

export function publicationState({ published, publishAt }: Publishable, now = new Date()): PublicationState {
  if (published || (publishAt && publishAt <= now)) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}
