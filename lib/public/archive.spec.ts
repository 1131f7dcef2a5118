import { archivePage, archivePageOf, archiveParams, archivePath, newest } from './archive';

const list = (length: number) => Array.from({ length }, (_, index) => index);

const everyPage = (items: number[]) =>
  archiveParams().flatMap(({ page }) => archivePage(items, Number(page[0] ?? 1)) ?? []);

describe('archivePage', () => {
  it.each([0, 1, 23, 24, 25, 48, 1000, 1200, 1201, 5000])(
    'shows each of %i records once, in order',
    (length) => {
      const items = list(length);
      expect(everyPage(items).flatMap((page) => page.items)).toEqual(items);
    },
  );

  it('returns an empty first page if nothing is published', () => {
    expect(archivePage([], 1)).toEqual({ items: [], page: 1, pageCount: 1 });
  });

  it.each([0, -1, 2, 1.5, Number.NaN, 51])(
    'returns null for page %p if all records fit on one page',
    (page) => {
      expect(archivePage(list(24), page)).toBeNull();
    },
  );

  it('shows each record on the page that archivePageOf returns', () => {
    for (const items of [list(1300), list(5000)]) {
      const pageOf = (index: number) => archivePageOf(index, items.length);
      for (const index of items) expect(archivePage(items, pageOf(index))?.items).toContain(index);
    }
  });

  it.each([
    [1000, 24],
    [1200, 24],
    [1201, 25],
    [5000, 100],
  ])('spreads %i records over the pages, at most %i on each', (length, most) => {
    expect(Math.max(...everyPage(list(length)).map(({ items }) => items.length))).toBe(most);
  });

  it('reports the number of pages on every page', () => {
    const pages = everyPage(list(1000));
    expect(new Set(pages.map(({ pageCount }) => pageCount))).toEqual(new Set([pages.length]));
  });
});

describe('archivePath', () => {
  it("gives the first page the archive's path", () => {
    expect([1, 2].map((page) => archivePath('/blogs', page))).toEqual(['/blogs', '/blogs/2']);
  });
});

describe('newest', () => {
  it('returns the first 12 records', () => {
    expect(newest(list(1000))).toEqual(list(12));
  });
});
