import type { Blog } from '../../lib/model/records';
import { aBlog } from '../../lib/testing/records';
import { recordEntries } from './entries';

const hrefOf = (changes: Partial<Blog>) =>
  recordEntries('Blog', [aBlog({ link: '/trivus', ...changes })])[0]?.href;

describe("a blog's search entry", () => {
  it('links to the article', () => {
    expect(hrefOf({ slug: 'an-article', body: 'a'.repeat(64) })).toBe('/blogs/an-article');
  });

  it("uses the blog's link if there is no article", () => {
    expect(hrefOf({ slug: '', body: '' })).toBe('/trivus');
  });
});
