import { aBlog } from '@/lib/testing/records';
import { allTitles } from '@/lib/testing/titles';
import { type ListQuery, readQuery } from './list-query';
import { selectRecords } from './select-records';

const all = readQuery(new URLSearchParams());
const blogs = [
  aBlog({ title: 'Café culture', published: true, updatedAt: new Date(1) }),
  aBlog({ title: 'cold chain', publishAt: new Date('2100-01-01'), updatedAt: new Date(3) }),
  aBlog({ title: 'Blood tubes', description: 'About a cold chain', updatedAt: new Date(2) }),
];
const titles = (query: Partial<ListQuery>, records = blogs) => {
  const { scheduled, others } = selectRecords(records, { ...all, ...query });
  return [...scheduled, ...others].map(({ title }) => title);
};

describe('selectRecords', () => {
  it('finds records that contain every word of the search, ignoring case and accents', () => {
    expect(titles({ search: 'CAFE' })).toEqual(['Café culture']);
    expect(titles({ search: 'chain cold' })).toEqual(['cold chain', 'Blood tubes']);
    expect(titles({ search: 'nothing' })).toEqual([]);
  });

  it('does not search ids, paths and hashes, which lists do not show', () => {
    const stamped = { updatedBy: 'uid-7', body: '7'.repeat(64), image: 'images/7/7.png' };
    expect(titles({ search: '7' }, [aBlog({ id: '7-7-7', title: 'Tubes', link: '', ...stamped })])).toEqual(
      [],
    );
  });

  it('sorts titles in all scripts in the collator’s order', () => {
    const records = allTitles.toReversed().map((title) => aBlog({ title }));
    const pages = [1, 2, 3].flatMap((page) => titles({ sort: 'title', page }, records));
    expect(pages).toEqual(allTitles.toSorted(new Intl.Collator('en').compare));
  });

  it.each([
    ['published', 'Café culture'],
    ['scheduled', 'cold chain'],
    ['draft', 'Blood tubes'],
  ] as const)('filters by the state %s', (state, title) => {
    expect(titles({ state })).toEqual([title]);
  });

  it('counts the records of each state that match the search, whatever the filter', () => {
    const counted = (query: Partial<ListQuery>) => selectRecords(blogs, { ...all, ...query }).counts;
    expect(counted({})).toEqual({ '': 3, draft: 1, scheduled: 1, published: 1 });
    expect(counted({ search: 'chain', state: 'draft' })).toEqual({
      '': 2,
      draft: 1,
      scheduled: 1,
      published: 0,
    });
  });

  it('lists the most recently changed records first or, if sorted by publication, the most recently published', () => {
    const old = aBlog({ title: 'Old', publishedAt: new Date(9), updatedAt: new Date(2) });
    const draft = aBlog({ title: 'Draft', updatedAt: new Date(5) });
    expect(titles({}, [old, draft])).toEqual(['Draft', 'Old']);
    expect(titles({ sort: 'published' }, [draft, old])).toEqual(['Old', 'Draft']);
  });

  it('lists scheduled records before the others, the earliest publish time first', () => {
    const soon = aBlog({ title: 'Soon', publishAt: new Date('2099-01-01') });
    const expected = { newest: ['Blood tubes', 'Café culture'], title: ['Blood tubes', 'Café culture'] };
    for (const [sort, others] of Object.entries(expected)) {
      expect(titles({ sort: sort as ListQuery['sort'] }, [...blogs, soon])).toEqual([
        'Soon',
        'cold chain',
        ...others,
      ]);
    }
  });

  it('shows one page at a time, and the last page if the page number is too high', () => {
    const many = Array.from({ length: 45 }, (_, index) => aBlog({ title: `Blog ${index}` }));
    expect(selectRecords(many, { ...all, page: 2 }).others).toHaveLength(20);
    expect(selectRecords(many, { ...all, page: 9 })).toMatchObject({ page: 3, pages: 3, found: 45 });
  });
});
