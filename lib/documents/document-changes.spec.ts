import { changesPage } from '@/content/ifu/changes';
import type { PdfLink } from '@/lib/model/records';
import { listedDocuments } from '@/lib/public/documents';
import { atomFeed } from '@/lib/seo/feed/atom';
import { changeEntries } from '@/lib/seo/feed/change-entries';
import { aPdfLink } from '@/lib/testing/records';
import { DeviceDocuments } from './device-documents';
import { latestChanges } from './document-changes';

process.env.BACKEND = 'embedded';
process.env.SITE_URL = 'https://www.purvia.example';

const aVersion = (language: string, fields: Partial<PdfLink> = {}) =>
  aPdfLink({
    ...{ id: `use-${language}.pdf`, kind: 'instructions', listed: true, document: 'use', language },
    ...{ title: `Tubes (${language})`, change: 'New volume', issued: '2026-03-31', ...fields },
  });

const changesOf = (links: PdfLink[]) => latestChanges(new DeviceDocuments(links));

describe('the latest changes', () => {
  it('are the notes of the current files, newest first, with one entry for the same change in several languages', () => {
    const links = [
      aVersion('en'),
      aVersion('hi'),
      aVersion('de', { change: 'Nur deutsch', issued: '2026-04-01', changeSafety: true }),
      aVersion('fr', { change: '' }),
    ];
    expect(changesOf(links)).toMatchObject([
      { text: 'Nur deutsch', concernsSafety: true, href: '/ifu/use/de', languages: ['de'] },
      { text: 'New volume', concernsSafety: false, href: '/ifu/use', languages: ['en', 'hi'] },
    ]);
  });

  it('have the day of the last save if there is no date of issue', () => {
    const link = aVersion('en', { issued: '', updatedAt: new Date('2026-05-06T07:08:09Z') });
    expect(changesOf([link])[0]?.day).toBe('2026-05-06');
  });

  it('are a feed, even if a date is impossible', () => {
    const links = [
      aVersion('en', { changeSafety: true, issued: '2026-02-31' }),
      aVersion('hi', { issued: '' }),
    ];
    const feed = atomFeed(changeEntries(changesOf(links)), { ...changesPage.feed, page: changesPage.path });
    expect(feed).toContain('<title>Safety-related change: Tubes (en) (English)</title>');
    expect(feed).toContain('<summary>New volume</summary>');
    expect(feed).toContain(
      '<link rel="alternate" type="text/html" href="https://www.purvia.example/ifu/changes"/>',
    );
    expect(feed).toContain('href="https://www.purvia.example/ifu/use/hi"');
  });
});

it('a change that concerns safety is marked for 90 days after the date of issue', () => {
  const isMarked = (fields: Partial<PdfLink>, now: string) =>
    listedDocuments([aVersion('en', fields)], new Date(now)).find(({ id }) => id === 'use-en.pdf')
      ?.safetyChange;
  const safety = { changeSafety: true };
  expect(isMarked(safety, '2026-03-31')).toBe(true);
  expect(isMarked(safety, '2026-06-28')).toBe(true);
  expect(isMarked(safety, '2026-06-30')).toBe(false);
  expect(isMarked(safety, '2026-03-30')).toBe(false);
  expect(isMarked({}, '2026-03-31')).toBe(false);
  expect(isMarked({ ...safety, change: '' }, '2026-03-31')).toBe(false);
});
