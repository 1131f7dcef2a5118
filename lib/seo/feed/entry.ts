import { kindOf, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { absoluteAddress } from '../address';

/** A record as a feed shows it. */
export type FeedEntry = {
  id: string;
  title: string;
  summary: string;
  link: string;
  published: Date;
  updated: Date;
};

/** Feeds need a date; a record from before dates were kept counts as oldest. */
const OLDEST = new Date(0);

/** Address of what the record links to; the page that lists it where it links to nothing that a feed reader opens. */
function linkOf(link: string, list: string): string {
  if (/^https?:/.test(link)) return link;
  return absoluteAddress(link.startsWith('/') ? link : list);
}

function textOf(record: Publishable, field: string): string {
  const value: unknown = Reflect.get(record, field);
  return typeof value === 'string' ? value : '';
}

/** The entries of records in the feed; none of a kind that the feed leaves out. */
export function feedEntries(name: PublishableCollection, records: Publishable[]): FeedEntry[] {
  const { feed, shownOn } = kindOf(name);
  if (!feed) return [];
  const list = shownOn.archive ?? shownOn.newest?.[0] ?? '/';
  return records.map((record) => {
    const published = record.publishedAt ?? record.publishAt ?? OLDEST;
    return {
      id: `${absoluteAddress('/')}/#${feed.name}-${record.id}`,
      title: feed.title.map((field) => textOf(record, field)).join(': '),
      summary: textOf(record, feed.summary),
      link: linkOf(textOf(record, 'link'), list),
      published,
      updated: record.updatedAt ?? published,
    };
  });
}
