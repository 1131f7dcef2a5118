import { aBlog } from '@/lib/testing/records';
import { type ListQuery, readQuery } from './list-query';
import { selectRecords } from './select-records';

const all = readQuery(new URLSearchParams());
const blogs = [
  aBlog({ title: 'Café culture', published: true, updatedAt: new Date(1) }),
  aBlog({ title: 'cold chain', publishAt: new Date('2100-01-01'), updatedAt: new Date(3) }),
  aBlog({ title: 'Blood tubes', description: 'About a cold chain', updatedAt: new Date(2) }),
];
const titles = (query: Partial<ListQuery>) =>
  selectRecords(blogs, { ...all, ...query }).items.map(({ title }) => title);

describe('selectRecords', () => {
  it('finds every word anywhere, without regard to case and accents', () => {
    expect(titles({ search: 'CAFE' })).toEqual(['Café culture']);
    expect(titles({ search: 'chain cold' })).toEqual(['cold chain', 'Blood tubes']);
    expect(titles({ search: 'nothing' })).toEqual([]);
  });

  it.each([
    ['published', 'Café culture'],
    ['scheduled', 'cold chain'],
    ['draft', 'Blood tubes'],
  ] as const)('filters what is %s', (state, title) => {
    expect(titles({ state })).toEqual([title]);
  });

  it('puts first what was published or, as a draft, changed last', () => {
    const old = aBlog({ title: 'Old', publishedAt: new Date(2), updatedAt: new Date(9) });
    const draft = aBlog({ title: 'Draft', updatedAt: new Date(5) });
    const { items } = selectRecords([old, draft], all);
    expect(items.map(({ title }) => title)).toEqual(['Draft', 'Old']);
  });

  it('sorts by title and by change', () => {
    expect(titles({ sort: 'title' })).toEqual(['Blood tubes', 'Café culture', 'cold chain']);
    expect(titles({ sort: 'updated' })).toEqual(['cold chain', 'Blood tubes', 'Café culture']);
  });

  it('shows a page at a time, the last one for a page past the end', () => {
    const many = Array.from({ length: 45 }, (_, index) => aBlog({ title: `Blog ${index}` }));
    expect(selectRecords(many, { ...all, page: 2 }).items).toHaveLength(20);
    expect(selectRecords(many, { ...all, page: 9 })).toMatchObject({ page: 3, pages: 3, found: 45 });
  });
});
