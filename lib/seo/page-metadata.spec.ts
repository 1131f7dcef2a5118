import { pages } from '@/content/pages';
import { pageEntry } from './page-entry';
import { pageMetadata } from './page-metadata';

beforeAll(() => {
  process.env.BACKEND = 'embedded';
  process.env.SITE_URL = 'https://www.purvia.example';
});

describe('pageMetadata', () => {
  it('gives each page a unique URL and share card', () => {
    const all = pages.map((page) => pageMetadata(page));
    const canonicals = all.map(({ alternates }) => String(alternates?.canonical));
    const cards = all.map(({ twitter }) => JSON.stringify(twitter?.images));
    expect(new Set(canonicals).size).toBe(pages.length);
    expect(new Set(cards).size).toBe(pages.length);
  });

  it.each([
    ['/', 'https://www.purvia.example', '/share/home.jpg'],
    [
      '/products/biosample/swabs',
      'https://www.purvia.example/products/biosample/swabs',
      '/share/products-biosample-swabs.jpg',
    ],
  ])('returns the absolute URLs of %s and its card, without a trailing slash', (path, canonical, card) => {
    const { alternates, openGraph } = pageMetadata(pageEntry(path));
    expect(alternates?.canonical).toBe(canonical);
    expect(openGraph).toMatchObject({
      url: canonical,
      images: [{ url: `https://www.purvia.example${card}`, width: 1200, height: 630 }],
    });
  });

  it("can use another page's card", () => {
    const meta = { title: 'Page 2', description: 'More' };
    const { twitter } = pageMetadata({ path: '/blogs/2', meta }, { cardOf: '/blogs' });
    expect(twitter?.images).toMatchObject([{ url: 'https://www.purvia.example/share/blogs.jpg' }]);
  });
});

describe('pageEntry', () => {
  it('rejects a path without a page', () => {
    expect(() => pageEntry('/nowhere')).toThrow('content/pages.ts lists no page at /nowhere.');
  });
});
