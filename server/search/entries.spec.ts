import type { Blog } from '../../lib/model/records';
import { aBlog, aPdfLink } from '../../lib/testing/records';
import { documentEntries, recordEntries } from './entries';
import { SearchIndex } from './search-index';

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

it.each([
  'PV-2041-10',
  'pv 2041 10',
  'PV204120',
  'PV20 41-10',
  'PV-02041-010',
  'pv204107',
  'PV 2041-7',
  '09506000134352',
  '9506000134352',
  '0950 6000 1343 52',
  '9 506000 134352',
  '(01)09506000134352(10)ABC',
])('finds a document by its REF or GTIN, written as %s', (query) => {
  const link = aPdfLink({ listed: true, refs: 'PV-2041-10, PV-2041-20, PV 2041 07', gtin: '09506000134352' });
  const index = new SearchIndex();
  index.change({ put: documentEntries([link]), remove: [] });
  expect(index.find(query).groups.map(({ found }) => found[0]?.id)).toContain(`Link/${link.id}`);
});
