import { archives } from '@/content/archives';
import { DeviceDocuments } from '@/lib/documents/device-documents';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { archiveSitemap, articleSitemap, deviceDocumentSitemap, laterPages } from './archive-sitemap';

beforeAll(() => {
  process.env.BACKEND = 'embedded';
  process.env.SITE_URL = 'https://www.purvia.example';
});

const records = (length: number, updatedAt: Date | null) => Array.from({ length }, () => ({ updatedAt }));

describe('archiveSitemap', () => {
  it('lists the existing pages', () => {
    expect(archiveSitemap(archives.blogs, records(25, null)).map(({ loc }) => loc)).toEqual([
      'https://www.purvia.example/blogs',
      'https://www.purvia.example/blogs/2',
    ]);
    expect(archiveSitemap(archives.press, [])).toHaveLength(1);
  });

  it('uses the date of the latest change if every record has one', () => {
    const [older, newer] = [new Date('2025-01-01'), new Date('2025-02-01')];
    const dated = [{ updatedAt: older }, { updatedAt: newer }];
    expect(archiveSitemap(archives.blogs, dated)[0]?.lastmod).toBe(newer.toISOString());
    expect(archiveSitemap(archives.blogs, [...dated, { updatedAt: null }])[0]).not.toHaveProperty('lastmod');
  });
});

describe('articleSitemap', () => {
  it('states the language of each article that search engines may index', () => {
    const article = { body: 'a'.repeat(64), language: 'ar' };
    const blogs = [
      aBlog({ ...article, slug: 'samples' }),
      aBlog({ ...article, slug: 'hidden', unlisted: true }),
      aBlog({ slug: 'no-text' }),
    ];
    const loc = 'https://www.purvia.example/blogs/samples';
    expect(articleSitemap(blogs)).toEqual([
      { loc, alternateRefs: [{ href: loc, hreflang: 'ar', hrefIsAbsolute: true }] },
    ]);
  });
});

it('lists the translations of an article', () => {
  const body = 'a'.repeat(64);
  const blogs = [
    aBlog({ slug: 'kalt', body, language: 'de', translationOf: '/blogs/cold' }),
    aBlog({ slug: 'cold', body }),
  ];
  const alternates = articleSitemap(blogs).map(({ alternateRefs }) =>
    alternateRefs?.map(({ hreflang, href }) => `${hreflang} ${href}`),
  );
  const both = ['en https://www.purvia.example/blogs/cold', 'de https://www.purvia.example/blogs/kalt'];
  expect(alternates).toEqual([both, both]);
});

it('lists the page of a document and those of its languages, each with all languages', () => {
  const shared = { kind: 'instructions', listed: true, document: 'tubes' };
  const links = [
    aPdfLink({ ...shared, id: 'en.pdf', language: 'en' }),
    aPdfLink({ ...shared, id: 'hi.pdf', language: 'hi' }),
  ];
  const fields = deviceDocumentSitemap(new DeviceDocuments(links).all);
  const page = 'https://www.purvia.example/ifu/tubes';
  expect(fields.map(({ loc }) => loc)).toEqual([page, `${page}/en`, `${page}/hi`]);
  for (const { alternateRefs } of fields)
    expect(alternateRefs?.map(({ href }) => href)).toEqual([`${page}/en`, `${page}/hi`]);
});

it('lists the pages of a list after the first', () => {
  const locs = (length: number) =>
    laterPages('/downloads', Array(length).fill(null), 40).map(({ loc }) => loc);
  expect(locs(40)).toEqual([]);
  expect(locs(81)).toEqual([
    'https://www.purvia.example/downloads/2',
    'https://www.purvia.example/downloads/3',
  ]);
});
