import { aBlog } from '@/lib/testing/records';
import { blogAddress, Shelf, slugIn } from './shelf';

const article = (slug: string, title = slug) =>
  aBlog({ id: slug, slug, title, body: 'a'.repeat(64), formerSlugs: `${slug}-before`, revision: 1 });

const shelf = new Shelf([
  article('newest', 'Reading respiratory panels'),
  aBlog({ title: 'Only a card' }),
  article('middle', 'Storing specimens'),
  article('oldest', 'Respiratory panels explained'),
]);

describe('the shelf of articles', () => {
  it('finds the articles before and after an article, skipping cards', () => {
    const { previous, next } = shelf.get('middle') ?? {};
    expect([previous?.slug, next?.slug]).toEqual(['oldest', 'newest']);
    expect(shelf.get('newest')?.next).toBeNull();
    expect(shelf.get('missing')).toBeNull();
  });

  it('finds related articles', () => {
    expect(shelf.get('newest')?.related.map(({ slug }) => slug)).toEqual(['oldest']);
    expect(shelf.get('middle')?.related).toEqual([]);
  });

  it('returns the current slug for a former one', () => {
    expect(shelf.movedFrom('middle-before')).toBe('middle');
    expect(shelf.movedFrom('middle')).toBeNull();
    expect(shelf.movedFrom('missing')).toBeNull();
    expect(new Shelf([{ ...article('a'), formerSlugs: '' }]).movedFrom('')).toBeNull();
  });

  it('changes the state of at most 5 of 5,000 articles when an article is added', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => article(`a${index}`, `Reading panel ${index}`));
    const before = new Shelf(many);
    const after = new Shelf([article('new', 'Reading panel'), ...many]);
    const changed = many.filter(({ slug }) => before.stateOf(slug) !== after.stateOf(slug));
    // With the new article's own page, 50 archive pages, the home page, the feed and the sitemap, fewer than 60 pages
    // become stale.
    expect(changed.length).toBeLessThanOrEqual(5);
    expect(changed.map(({ slug }) => slug)).toContain('a0');
  });
});

describe('the address of an article', () => {
  it("is distinguished from the archive's numbered pages and from invalid paths", () => {
    expect(['/blogs/2', '/blogs/a-2', '/blogs', '/blogs/A', '/blogs/a/b'].map(slugIn)).toEqual([
      null,
      'a-2',
      null,
      null,
      null,
    ]);
  });

  it("is the target of the blog's card, whereas a card without an article leads to the blog's link", () => {
    expect(blogAddress(article('a'))).toBe('/blogs/a');
    expect(blogAddress(aBlog({ link: '/trivus', slug: 'a' }))).toBe('/trivus');
  });
});
