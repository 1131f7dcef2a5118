/** @jest-environment jsdom */

import { parseArticle } from '@/lib/articles/markdown';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { aBlog, aMention } from '@/lib/testing/records';
import { atomFeed } from './atom';
import { feedEntries } from './entry';
import { fullText } from './full-text';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

beforeAll(() => {
  process.env.BACKEND = 'embedded';
  process.env.SITE_URL = 'https://www.purvia.example';
});

const publishedAt = new Date('2025-03-01T10:00:00Z');
const updatedAt = new Date('2025-04-01T10:00:00Z');

describe('atomFeed', () => {
  it('stays well-formed if a record contains markup and control characters', () => {
    const title = 'A & B <script>]]>\u0000\u000b"\'😀';
    const feed = parse(atomFeed(feedEntries('Blog', [aBlog({ title, description: '</summary>' })])));
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.querySelector('entry > title')?.textContent).toBe('A & B <script>]]>"\'😀');
    expect(feed.querySelector('entry > summary')?.textContent).toBe('</summary>');
  });

  it('contains every hostile title as it was typed, without the characters that XML forbids', () => {
    const titles = hostileStrings(10).map(({ text }) => text);
    const feed = parse(
      atomFeed(
        feedEntries(
          'Blog',
          titles.map((title) => aBlog({ title })),
        ),
      ),
    );
    const asRead = (text: string) =>
      text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/\r\n?/g, '\n');
    const read = [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent);
    expect(read).toEqual(titles.map(asRead));
  });

  it('has the date of the latest change', () => {
    const feed = parse(
      atomFeed([
        ...feedEntries('Blog', [aBlog({ publishedAt, updatedAt })]),
        ...feedEntries('Media', [aMention()]),
      ]),
    );
    expect(feed.querySelector('feed > updated')?.textContent).toBe('2025-04-01T10:00:00.000Z');
  });

  it("states each entry's language", () => {
    const entries = feedEntries('Blog', [aBlog(), aBlog({ language: 'ar' })]);
    const feed = parse(atomFeed(entries));
    const languages = [...feed.querySelectorAll('entry')].map((entry) => entry.getAttribute('xml:lang'));
    expect(languages).toEqual(['en-GB', 'ar']);
    expect(feed.querySelector('entry:last-of-type > link')?.getAttribute('hreflang')).toBe('ar');
  });

  it('has no entries if nothing is published', () => {
    const feed = parse(atomFeed([]));
    expect(feed.querySelectorAll('entry')).toHaveLength(0);
    expect(feed.querySelector('feed > id')?.textContent).toBe('https://www.purvia.example/feed.xml');
  });
});

it('marks the direction of a full text that is not in English', () => {
  const article = parseArticle('نقل العينات');
  expect(fullText(article, 'ar')).toBe('<div lang="ar" dir="rtl"><p>نقل العينات</p></div>');
  expect(fullText(article, 'en')).toBe('<p>نقل العينات</p>');
});

describe('entries', () => {
  it.each([
    ['https://journal.example/a?b=1&c=2', 'https://journal.example/a?b=1&c=2'],
    ['/trivus', 'https://www.purvia.example/trivus'],
    ['mailto:someone@purvia.example', 'https://www.purvia.example/blogs'],
    ['', 'https://www.purvia.example/blogs'],
  ])('with the link %p lead to %s', (link, address) => {
    expect(feedEntries('Blog', [aBlog({ link })])[0]?.link).toBe(address);
  });

  it('keep the order of an Arabic title apart from the name of the medium', () => {
    const [mention] = feedEntries('Media', [aMention({ media: 'Lab Journal', title: 'فحص الدم.' })]);
    expect(mention?.title).toBe('Lab Journal: \u2068فحص الدم.\u2069');
    expect(feedEntries('Blog', [aBlog({ title: 'فحص الدم.' })])[0]?.title).toBe('فحص الدم.');
  });

  it('have distinct ids for records of different collections that have the same id', () => {
    const id = 'same';
    const ids = [...feedEntries('Blog', [aBlog({ id })]), ...feedEntries('Media', [aMention({ id })])];
    expect(new Set(ids.map((entry) => entry.id)).size).toBe(2);
  });
});
