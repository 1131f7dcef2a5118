import 'server-only';
import { emptyRecord } from '@/lib/content/converter';
import { byYearThenNewest, newestFirst } from '@/lib/content/order';
import { readPublic, readRecord } from '@/lib/content/read';
import type { Blog, Footprint, Media } from '@/lib/content/records';
import { revisionMark, TAG_OF } from '@/lib/publishing/revision-mark';
import { pageRead } from './page-read';

/** The figures that stand for a footprint which was never published. */
const neverPublished: Footprint = emptyRecord('GlobalFootprint', 'published');

/** The figures in a build that reads no database. Their id says so in the page, for `isFilled` to see. */
const unread: Footprint = emptyRecord('GlobalFootprint', 'unread');

/** Whether the bytes of the home page were rendered from the database. */
export const isFilled = (html: string): boolean =>
  html !== '' && !html.includes(revisionMark({ collection: 'GlobalFootprint', ...unread }));

export const publicBlogs = pageRead<Blog[]>(
  TAG_OF.Blog,
  async () => newestFirst(await readPublic('Blog')),
  [],
);

export const publicMedia = pageRead<Media[]>(
  TAG_OF.Media,
  async () => byYearThenNewest(await readPublic('Media')),
  [],
);

export const publicFootprint = pageRead<Footprint>(
  TAG_OF.GlobalFootprint,
  async () => (await readRecord('GlobalFootprint', 'published')) ?? neverPublished,
  unread,
);
