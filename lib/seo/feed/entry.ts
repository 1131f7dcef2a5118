import { archives } from '@/content/archives';
import type { Blog, Media } from '@/lib/content/records';
import { absoluteAddress } from '../address';

/** A blog or a press mention as a feed shows it. */
export type FeedEntry = {
  id: string;
  title: string;
  summary: string;
  link: string;
  published: Date;
  updated: Date;
};

type Listed = Pick<
  Blog | Media,
  'id' | 'title' | 'description' | 'link' | 'publishedAt' | 'publishAt' | 'updatedAt'
>;

/** Feeds need a date; a record from before dates were kept counts as oldest. */
const OLDEST = new Date(0);

/** Address of what the record links to; its own archive where it links to nothing that a feed reader opens. */
function linkOf(link: string, archive: string): string {
  if (/^https?:/.test(link)) return link;
  return link.startsWith('/') ? absoluteAddress(link) : absoluteAddress(archive);
}

function entryOf(record: Listed, kind: 'blog' | 'press', archive: string): FeedEntry {
  const published = record.publishedAt ?? record.publishAt ?? OLDEST;
  return {
    id: `${absoluteAddress('/')}/#${kind}-${record.id}`,
    title: record.title,
    summary: record.description,
    link: linkOf(record.link, archive),
    published,
    updated: record.updatedAt ?? published,
  };
}

export const blogEntry = (blog: Blog): FeedEntry => entryOf(blog, 'blog', archives.blogs.path);

export const mentionEntry = (mention: Media): FeedEntry => ({
  ...entryOf(mention, 'press', archives.press.path),
  title: `${mention.media}: ${mention.title}`,
});
