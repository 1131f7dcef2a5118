import { blogAddress } from '@/lib/articles/shelf';
import { kindOf, type PublishableCollection } from '@/lib/model/kinds';
import { localeOf, SITE_LANGUAGE } from '@/lib/model/languages';
import type { Publishable } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import { isolated } from '@/lib/text/isolated';
import { absoluteAddress } from '../address';

export type FeedEntry = {
  id: string;
  /** The locale of the title, summary and content. */
  language: string;
  title: string;
  summary: string;
  /** The whole text as HTML, if the record has a text. */
  content?: string;
  link: string;
  published: Date;
  updated: Date;
};

/** Feeds require dates, so a record without a date is treated as the oldest. */
const OLDEST = new Date(0);

/**
 * Returns the URL that a record links to, or the list's URL if the link is empty or is neither a web URL nor a path.
 */
function linkOf(link: string, list: string): string {
  if (/^https?:/.test(link)) return link;
  return absoluteAddress(link.startsWith('/') ? link : list);
}

/** Returns the path of a record's article or, if it has none, the record's link. */
function addressOf(record: Publishable): string {
  const [slug, body, link] = ['slug', 'body', 'link'].map((field) => textIn(record, field));
  return blogAddress({ slug: slug ?? '', body: body ?? '', link: link ?? '' });
}

/** Returns the feed entries of a collection's records, or none if the feed excludes their kind. */
export function feedEntries(name: PublishableCollection, records: Publishable[]): FeedEntry[] {
  const { feed, shownOn } = kindOf(name);
  if (!feed) return [];
  const list = shownOn.archive ?? shownOn.newest?.[0] ?? '/';
  return records.map((record) => {
    const published = record.publishedAt ?? record.publishAt ?? OLDEST;
    return {
      id: `${absoluteAddress('/')}/#${feed.name}-${record.id}`,
      language: localeOf(textIn(record, 'language') || SITE_LANGUAGE),
      title: feed.title
        .map((field) => textIn(record, field))
        .map((part, place) => (place > 0 ? isolated(part) : part))
        .join(': '),
      summary: textIn(record, feed.summary),
      link: linkOf(addressOf(record), list),
      published,
      updated: record.updatedAt ?? published,
    };
  });
}
