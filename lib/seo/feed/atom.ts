import { company } from '@/content/company';
import { site } from '@/content/site';
import { type Markup, markup } from '@/lib/markup/markup';
import { absoluteAddress } from '../address';
import type { FeedEntry } from './entry';

function writeEntry({ id, language, title, summary, content, link, published, updated }: FeedEntry): Markup {
  return markup`
  <entry xml:lang="${language}">
    <id>${id}</id>
    <title>${title}</title>
    <link rel="alternate" href="${link}" hreflang="${language}"/>
    <published>${published.toISOString()}</published>
    <updated>${updated.toISOString()}</updated>
    <summary>${summary}</summary>${
      content === undefined
        ? null
        : markup`
    <content type="html">${content}</content>`
    }
  </entry>`;
}

type Feed = {
  path: string;
  title: string;
  description: string;
  /** The path of the page with the same content. */
  page: string;
};

/**
 * Returns an Atom feed (RFC 4287) of these entries, in this order. The feed's date is the date of the latest change to
 * an entry.
 */
export function atomFeed(entries: FeedEntry[], feed: Feed = { ...site.feed, page: '/' }): string {
  const { language } = site;
  const latest = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  return markup`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${absoluteAddress(feed.path)}</id>
  <title>${feed.title}</title>
  <subtitle>${feed.description}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absoluteAddress(feed.path)}"/>
  <link rel="alternate" type="text/html" href="${absoluteAddress(feed.page)}"/>
  <icon>${absoluteAddress('/icons/icon-192.png')}</icon>
  <author><name>${company.name}</name></author>
  <updated>${new Date(latest).toISOString()}</updated>${entries.map(writeEntry)}
</feed>
`.text;
}
