import '@/components/admin/testing/no-network';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getWaiting, type Request } from '@/components/admin/editing/sharing/requests';
import { getUnfinished, type Unfinished } from '@/components/admin/editing/work/unfinished';
import { getStored, type Stored } from '@/components/admin/lists/stored';
import { getFootprintOrDefaults } from '@/lib/records/facade';
import { aBlog, aFootprint } from '@/lib/testing/records';
import { Home } from './home';

jest.mock('@/components/admin/editing/sharing/requests', () => ({
  ...jest.requireActual('@/components/admin/editing/sharing/requests'),
  getWaiting: jest.fn(),
}));
jest.mock('@/components/admin/editing/work/unfinished', () => ({ getUnfinished: jest.fn() }));
jest.mock('@/lib/records/staff', () => ({ getStaff: () => Promise.resolve(new Map()) }));
jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));
jest.mock('@/lib/records/facade', () => ({ getFootprintOrDefaults: jest.fn() }));
jest.mock('@/components/admin/lists/stored', () => ({ getStored: jest.fn() }));

const work = (title: string, fields: Partial<Unfinished> = {}): Unfinished => ({
  ...{ collection: 'Blog', id: title, title, href: `/admin/blog/${title}`, updatedAt: null },
  ...{ isNew: false, first: true, author: 'you' },
  ...fields,
});

const record: Stored = {
  ...{ collection: 'Media', id: 'm', title: 'In the news', updatedAt: new Date(), updatedBy: '' },
  ...{ published: true, publishedAt: new Date() },
};

const request: Request = {
  ...{ collection: 'Blog', id: 'b', title: 'Asked for', href: '/admin/blog/b', updatedAt: null, note: '' },
  ...{ person: 'writer@purvia.example', isReturned: false, isDeletion: false, isOwn: false, record: aBlog() },
};

const show = (unfinished: Unfinished[], records: Stored[] = [], requests: Request[] = []) => {
  jest.mocked(getUnfinished).mockResolvedValue(unfinished);
  jest.mocked(getStored).mockResolvedValue(records);
  jest.mocked(getWaiting).mockResolvedValue(requests);
  render(<Home />);
};

beforeEach(() => {
  jest.mocked(getFootprintOrDefaults).mockImplementation(async (id) => aFootprint({ id, patients: '70M' }));
});

describe('Home', () => {
  it("names the number of the user's own unfinished records, and lists them before colleagues' records", async () => {
    show([work('Theirs', { first: false, author: 'editor@purvia.example' }), work('Mine')]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'One unfinished record is waiting for you' }),
    ).toBeVisible();
    const links = within(screen.getByRole('region', { name: 'Unfinished' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Continue: Mine', 'Open: Theirs']);
  });

  it("shows the user's newest work, even if there is much older work", async () => {
    const older = Array.from({ length: 6 }, (_, index) =>
      work(`Old ${index}`, { updatedAt: new Date(index) }),
    );
    show([...older, work('Newest', { updatedAt: new Date() })]);
    const links = await screen.findAllByRole('link', { name: /^Continue: / });
    expect(links[0]).toHaveAccessibleName('Continue: Newest');
  });

  it('shows the requests to publish, and counts those of others for publishers', async () => {
    show([work('Mine')], [], [request, { ...request, href: '/admin/blog/own', isOwn: true }]);
    const heading = { level: 1, name: 'One request is waiting for you' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    const asked = within(screen.getByRole('region', { name: 'Requests' }));
    expect(asked.getAllByRole('link', { name: 'Review: Asked for' })[0]).toHaveAttribute(
      'href',
      '/admin/blog/b',
    );
    expect(asked.getByRole('link', { name: 'All requests (2)' })).toBeVisible();
  });

  it('counts a draft that a publisher returned to the user', async () => {
    show([], [], [{ ...request, isReturned: true, isOwn: true }]);
    const heading = { level: 1, name: 'One request is waiting for you' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
  });

  it('shows this week and the latest changes', async () => {
    show([], [record]);
    const today = await screen.findByRole('listitem', { current: 'date' });
    expect(within(today).getByRole('link', { name: /^Went live \d\d:\d\d\s*In the news$/ })).toBeVisible();
    const recent = within(screen.getByRole('region', { name: 'Recently changed' }));
    expect(recent.getByRole('link', { name: 'In the news' })).toHaveAttribute('href', '/admin/media/m');
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing is waiting for you' })).toBeVisible();
  });

  it('keeps what is still to come on a day on which many records went live', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...record, id: `m${index}` }));
    const end = new Date();
    end.setHours(23, 59, 59);
    show([], [...many, { ...record, id: 'due', title: 'Soon', published: false, publishAt: end }]);
    const today = await screen.findByRole('listitem', { current: 'date' });
    expect(within(today).getByRole('link', { name: /Soon$/ })).toBeVisible();
    expect(within(today).getByRole('link', { name: '6 more in Press mentions' })).toHaveAttribute(
      'href',
      '/admin?list=media&state=published&sort=published',
    );
  });

  it('links a day that has further records of several kinds and states to the list of each kind', async () => {
    const many = (count: number, fields: Partial<Stored>) =>
      Array.from({ length: count }, () => ({ ...record, ...fields, id: crypto.randomUUID() }));
    const end = new Date();
    end.setHours(23, 59, 59);
    const due = { collection: 'Blog', published: false, publishAt: end, publishedAt: null } as const;
    show([], [...many(5, due), ...many(2, { collection: 'Blog' }), ...many(3, {})]);
    const today = within(await screen.findByRole('listitem', { current: 'date' }));
    const hrefs = today.getAllByRole('link', { name: / more in / }).map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/admin?list=blogs&sort=published',
      '/admin?list=media&state=published&sort=published',
    ]);
  });

  it('says that a record whose time has passed has ended', async () => {
    show([], [{ ...record, publishedAt: null, unpublishAt: new Date() }]);
    expect(await screen.findByRole('link', { name: /^Ended \d\d:\d\d\s*In the news$/ })).toBeVisible();
  });

  it('shows this week and the buttons for new records only with the lists above them, so that they do not move down', async () => {
    let finish = (_work: Unfinished[]) => {};
    jest.mocked(getUnfinished).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    jest.mocked(getStored).mockResolvedValue([record]);
    jest.mocked(getWaiting).mockResolvedValue([request]);
    render(<Home />);
    await act(async () => {});
    expect(screen.queryByRole('region', { name: /This week|Requests|New/ })).toBeNull();
    await act(async () => finish([work('Mine')]));
    expect(screen.getByRole('heading', { name: 'This week' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Requests' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'New' })).toBeVisible();
  });

  it('shows the figures that visitors see and the draft of each that differs, with a link to them', async () => {
    jest
      .mocked(getFootprintOrDefaults)
      .mockImplementation(async (id) =>
        aFootprint({ id, revision: 1, patients: id === 'draft' ? '92M' : '90M' }),
      );
    show([], [record]);
    const figures = within(await screen.findByRole('region', { name: 'Our Global Footprint' }));
    expect(figures.getByText('Patient lives touched').nextElementSibling).toHaveTextContent('90MDraft: 92M');
    expect(figures.getAllByText(/^Draft:/)).toHaveLength(1);
    expect(figures.getByText('The draft differs from what visitors see now.')).toBeVisible();
    const link = figures.getByRole('link', { name: 'Open: Our Global Footprint' });
    expect(link).toHaveAttribute('href', '/admin?list=footprint');
  });

  it('counts drafts and the unfinished work of colleagues, and links to them', async () => {
    const draft = { ...record, published: false, publishedAt: null };
    show([work('Mine'), work('Theirs', { first: false })], [record, draft, { ...draft, id: 'other' }]);
    const site = within(await screen.findByRole('region', { name: 'Site' }));
    expect(site.getByRole('link', { name: 'Drafts in Press mentions: 2' })).toHaveAttribute(
      'href',
      '/admin?list=media&state=draft',
    );
    expect(site.queryByRole('link', { name: /Drafts in Blogs/ })).toBeNull();
    expect(site.getByRole('link', { name: 'Colleagues’ unfinished work: 1' })).toHaveAttribute(
      'href',
      '/admin?list=unfinished',
    );
  });

  it('offers to try again if a part cannot be loaded, and still shows the other', async () => {
    jest.mocked(getStored).mockRejectedValueOnce(new Error('down'));
    show([work('Mine')]);
    expect(await screen.findByRole('link', { name: 'Continue: Mine' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'This week' })).toBeVisible();
  });
});
