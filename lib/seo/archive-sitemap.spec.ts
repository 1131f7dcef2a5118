import { archives } from '@/content/archives';
import { archiveSitemap } from './archive-sitemap';

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
