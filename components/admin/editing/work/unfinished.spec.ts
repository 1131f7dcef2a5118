import '@/components/admin/testing/no-network';
import type { Draft } from '@/lib/records/drafts';
import { getUnasked } from '@/lib/records/requests';
import { getAllWork, type WorkingCopy } from '@/lib/records/work';
import { aBlog } from '@/lib/testing/records';
import { getUnfinished, titleInLists } from './unfinished';

jest.mock('@/lib/records/work', () => ({
  ...jest.requireActual('@/lib/records/work'),
  getAllWork: jest.fn(),
  isOfNewRecord: () => Promise.resolve(false),
}));
jest.mock('@/lib/records/requests', () => ({ getUnasked: jest.fn(async () => []) }));
jest.mock('@/lib/records/staff', () => ({ getStaff: () => Promise.resolve(new Map()) }));
jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));
jest.mock('./local-copies', () => ({ localCopies: () => Promise.resolve([]) }));

const copy = (fields: Pick<WorkingCopy, 'collection' | 'id' | 'title' | 'values'>): WorkingCopy => ({
  ...{ uid: 'me', tab: 'tab', loaded: 1, revision: 1, since: null, at: null },
  ...fields,
});

describe('the list of unfinished work', () => {
  it('names the footprint by its kind and other records by their title', async () => {
    jest
      .mocked(getAllWork)
      .mockResolvedValue([
        copy({ collection: 'GlobalFootprint', id: 'draft', title: 'draft', values: { patients: '71M' } }),
        copy({ collection: 'Media', id: 'mention', title: 'In the news', values: { title: 'In the news' } }),
        copy({ collection: 'Blog', id: 'blog', title: ' ', values: { title: ' ' } }),
      ]);
    const titles = (await getUnfinished()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['In the news', 'Our Global Footprint', 'Untitled']);
  });

  it('contains shared drafts for which nobody asks, once each', async () => {
    const draftOf = (id: string, title: string) =>
      ({
        ...{ collection: 'Blog', id, record: aBlog({ id, title }), revision: 1, authors: ['them', 'me'] },
        ...{ asked: false, note: '', noteBy: '', at: null, by: 'me' },
      }) as Draft;
    const mine = copy({ collection: 'Blog', id: 'both', title: 'Both', values: { title: 'Both' } });
    jest.mocked(getAllWork).mockResolvedValue([mine]);
    jest.mocked(getUnasked).mockResolvedValue([draftOf('new', 'Never saved'), draftOf('both', 'Shared')]);
    const listed = await getUnfinished();
    expect(listed).toMatchObject([{ title: 'Both' }, { title: 'Never saved', first: true, id: 'new' }]);
  });

  it.each([
    ['GlobalFootprint', 'published', '', 'Our Global Footprint'],
    ['Link', 'catalogue.pdf', '', 'catalogue.pdf'],
    ['Link', 'catalogue.pdf', 'Catalogue', 'Catalogue'],
    ['Link', 'new', '', 'Untitled'],
  ] as const)(
    'names work of the kind %s with the id “%s” and the title “%s” “%s”',
    (collection, id, title, shown) => {
      expect(titleInLists({ collection, id }, title)).toBe(shown);
    },
  );
});
