import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { redirects } from './redirects';

const paths = new Set([...pages.map(({ path }) => path), site.feed.path, `/#${home.products.id}`]);

describe('redirects', () => {
  it('lead from paths without a page to existing addresses, in a single step', () => {
    for (const { source, destination } of redirects) {
      expect([...paths]).toContain(destination);
      expect(paths.has(source)).toBe(false);
    }
  });

  it('have distinct sources', () => {
    const sources = redirects.map(({ source }) => source);
    expect(sources).toEqual([...new Set(sources)]);
  });

  it.each(['/contact-us', '/contact', '/privacy', '/privacy-policy', '/about', '/blogs/1', '/press/1'])(
    'include %s',
    (source) => {
      expect(redirects).toContainEqual(expect.objectContaining({ source }));
    },
  );
});
