import '@/components/admin/testing/no-network';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkPicture } from '@/components/admin/fields/picture/store-image';
import { LackingProvider, RoleProvider } from '@/components/admin/kit/role';
import { Toaster } from '@/components/admin/kit/toaster';
import { fill } from '@/components/admin/testing/fill';
import { memoryStore } from '@/components/admin/testing/memory-store';
import { cancelSlowSave } from '@/components/admin/testing/slow-save';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Role } from '@/lib/model/people';
import type { Blog, Media } from '@/lib/model/records';
import { type Draft, getDraft, saveDraft } from '@/lib/records/drafts';
import { ChangedDraftError } from '@/lib/records/errors';
import { getHistory, getPresent } from '@/lib/records/history';
import { askToDelete, askToPublish } from '@/lib/records/requests';
import { aBlog, aMention } from '@/lib/testing/records';
import { RecordEditor } from './record-editor';
// Loaded before the tests, because the editor loads the panel only when it opens.
import './review/publish-panel';

// These tests have no IndexedDB.
jest.mock('@/components/admin/editing/sharing/open-draft', () => ({
  ...jest.requireActual('@/components/admin/editing/sharing/open-draft'),
  readShared: async () => ({ draft: null, needsApproval: false }),
}));
jest.mock('@/components/admin/editing/work/open-work', () => ({ openWork: async () => null }));

const IMAGE = `images/record/${'0'.repeat(64)}.png`;

jest.mock('@/lib/records/drafts', () => ({
  saveDraft: jest.fn(async () => 1),
  getDraft: jest.fn(async () => null),
}));
jest.mock('@/lib/records/requests', () => ({
  ...jest.requireActual('@/lib/records/requests'),
  askToPublish: jest.fn(async () => 2),
  askToDelete: jest.fn(async () => 2),
}));
jest.mock('@/lib/firebase/auth', () => ({
  ...jest.requireActual('@/lib/firebase/auth'),
  currentUser: () => ({ uid: 'me' }),
}));
jest.mock('@/lib/records/history', () => ({ getHistory: jest.fn(), getPresent: jest.fn() }));
jest.mock('@/lib/records/approvals', () => ({
  ...jest.requireActual('@/lib/records/approvals'),
  getApprovals: async () => new Map(),
}));
jest.mock('@/lib/records/staff', () => ({ getStaff: async () => new Map() }));
jest.mock('@/components/admin/fields/picture/store-image', () => ({ checkPicture: jest.fn() }));

type Memory = ReturnType<typeof memoryStore<PublishableCollection>>;

async function open<Opened extends Pick<Memory, 'store' | 'stored'>>(
  memory: Opened,
  role: Role = 'administrator',
  lacking = false,
) {
  const { id } = memory.stored();
  const editor = <RecordEditor store={memory.store} id={id} />;
  const session = <LackingProvider value={lacking}>{editor}</LackingProvider>;
  render(<RoleProvider value={role}>{session}</RoleProvider>, { wrapper: Toaster });
  return { memory, title: await screen.findByLabelText('Title'), user: userEvent.setup({ delay: null }) };
}

const STORED = { title: 'Stored', revision: 1 };

/** Opens a press mention, because its form has few fields and is rendered fast. */
const openEditor = (mention: Partial<Media> = {}, role?: Role, lacking?: boolean) =>
  open(memoryStore('Media', aMention({ ...STORED, ...mention })), role, lacking);

const openBlog = (blog: Partial<Blog> = {}) => open(memoryStore('Blog', aBlog({ ...STORED, ...blog })));

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

/** The button of the panel in which a version is reviewed. */
async function reviewButton() {
  const panel = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
  const button = panel.getByRole('button', { name: /^(Publish now|Update now|Schedule for .*)$/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  return button;
}

/** Presses a button that opens the review, and confirms. */
async function pressThrough(user: ReturnType<typeof userEvent.setup>, name: string) {
  await press(user, name);
  await user.click(await reviewButton());
}

/**
 * Blocks the requests that check links.
 * @returns a function that responds to them with a status
 */
function holdRequests(): (status: number) => void {
  let release: (status: number) => void = () => {};
  const held = new Promise<Response>((resolve) => {
    release = (status) => resolve({ status } as Response);
  });
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) => (init?.method === 'HEAD' ? held : fetch(input, init)));
  return (status) => release(status);
}

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const FRAMES = ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const;
const STEPS = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;

/** Sets this device's clock, without waiting. Timers run as before. */
const setClock = (now: number) => jest.useFakeTimers({ now, doNotFake: [...TIMERS, ...FRAMES, ...STEPS] });

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the record editor', () => {
  it("focuses a new record's title, and reports an empty title only on save", async () => {
    const { title, user } = await openBlog({ title: '', revision: 0 });
    expect(title).toHaveFocus();
    await user.click(screen.getByLabelText('Description'));
    expect(title).toBeValid();
    await press(user, 'Save draft');
    expect(await screen.findByText('Enter the title')).toBeVisible();
  });

  it('does not ask for alternative text without an image', async () => {
    await openBlog();
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
  });

  it('reports an error once typing stops, not in the middle of a word', async () => {
    const { user } = await openEditor();
    const link = screen.getByLabelText('Link');
    await user.type(link, 'www');
    expect(link).toBeValid();
    await waitFor(() => expect(link).toBeInvalid(), { timeout: 3000 });
    expect(link).toHaveAccessibleDescription(/must start with https/);
  });

  it('confirms a save, after which it reports no unsaved changes', async () => {
    const { memory, title, user } = await openEditor();
    await user.type(title, '!');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await press(user, 'Save draft');
    expect(await screen.findByText('Media saved.')).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored!', revision: 2 });
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it.each([
    ['blog', openBlog],
    ['press mention', openEditor],
  ])('can cancel the slow save of a %s, and keeps the typed title', async (_kind, openKind) => {
    const { memory, title } = await openKind();
    memory.hold();
    fill(title, 'Stored!');
    expect(await cancelSlowSave('Save draft')).toBeVisible();
    expect(title).toHaveValue('Stored!');
    expect(memory.stored().title).toBe('Stored');
  });

  it('can cancel a slow deletion', async () => {
    const { memory, user } = await openEditor();
    memory.hold();
    await press(user, 'Actions: Stored');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await cancelSlowSave('Delete')).toBeVisible();
  });

  it('shows the address that a save gives an article, and does not report it as unsaved', async () => {
    const { memory, user } = await openBlog();
    jest.spyOn(memory.store, 'save').mockResolvedValueOnce({ revision: 2, slug: 'stored-2' });
    await press(user, 'Save draft');
    expect(await screen.findByText('Blog saved.')).toBeVisible();
    expect(screen.getByLabelText('Article address')).toHaveValue('stored-2');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('schedules a record with a future publish time instead of publishing it', async () => {
    const { memory, user } = await openEditor();
    const publishAt = screen.getByLabelText('Publish at');
    fill(publishAt, '2099-05-01T09:30');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Schedule for 1 May 2099, 09:30, / }));
    await user.click(await reviewButton());
    expect(await screen.findByText(/^Visitors will see it from 1 May 2099, 09:30, /)).toBeVisible();
    expect(memory.stored()).toMatchObject({ published: false, publishAt: new Date(2099, 4, 1, 9, 30) });
  });

  it('suggests publishing a scheduled record at once if asked to, and otherwise at its time', async () => {
    const { memory, user } = await openEditor({ publishAt: new Date(2099, 4, 1, 9, 30) });
    await press(user, 'Publish now');
    expect(await reviewButton()).toHaveTextContent('Publish now');
    expect(screen.getByRole('dialog')).toHaveTextContent('The publish time was set to 1 May 2099, 09:30');
    await user.keyboard('{Escape}');
    expect(memory.saves()).toBe(0);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await reviewButton()).toHaveTextContent(/^Schedule for 1 May 2099, 09:30/);
    await user.click(screen.getByRole('radio', { name: 'Now' }));
    await user.click(await reviewButton());
    await waitFor(() => expect(memory.stored()).toMatchObject({ published: true, publishAt: null }));
    expect(screen.getByLabelText('Publish at')).toHaveValue('');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('publishes a draft at once, although a publish time has been typed', async () => {
    const { memory, user } = await openEditor();
    fill(screen.getByLabelText('Publish at'), '2099-05-01T09:30');
    await pressThrough(user, 'Publish now');
    await waitFor(() => expect(memory.stored()).toMatchObject({ published: true, publishAt: null }));
  });

  it('saves nothing if the publish time passes during the review', async () => {
    const publishAt = new Date(Date.now() + 60_000);
    const { memory, user } = await openEditor();
    const typed = new Date(Number(publishAt) - publishAt.getTimezoneOffset() * 60_000)
      .toISOString()
      .slice(0, 23);
    fill(screen.getByLabelText('Publish at'), typed);
    await user.click(await screen.findByRole('button', { name: /^Schedule for / }));
    const button = await reviewButton();
    setClock(Number(publishAt) + 1);
    await user.click(button);
    expect(await screen.findByText(/^This time has passed/)).toBeVisible();
    expect(memory.stored()).toMatchObject({ published: false, publishAt: null, revision: 1 });
  });

  it.each([
    ['has passed', { published: false }, '2001-01-01T08:00', /This time has passed/],
    ['is too far in the future', { published: false }, '2101-01-01T08:00', /before 2100/],
    ['is entered for a live record', { published: true }, '2099-01-01T08:00', /already live/],
  ])('rejects a publish time that %s, and gives the reason', async (_case, state, value, reason) => {
    const { memory, user } = await openEditor(state);
    fill(screen.getByLabelText('Publish at'), value);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(memory.saves()).toBe(0);
  });

  it('publishes once despite a double click, Enter and another click', async () => {
    const { memory, user } = await openEditor();
    const release = memory.hold();
    await user.dblClick(screen.getByRole('button', { name: 'Publish' }));
    await user.dblClick(await reviewButton());
    release();
    const update = await screen.findByRole('button', { name: 'Update' });
    expect(update).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(update);
    expect(memory.stored()).toMatchObject({ published: true, revision: 2 });
    expect(memory.saves()).toBe(1);
  });

  it('does not save a live record when Enter is pressed in a field', async () => {
    const { memory, title, user } = await openEditor({ published: true });
    await user.type(title, '!{Enter}');
    expect(title).toHaveValue('Stored!');
    expect(memory.saves()).toBe(0);
  });

  it('reports that a scheduled record went live while open, and changes its buttons', async () => {
    const publishAt = new Date(Date.now() + 400);
    const { memory, title, user } = await openEditor({ publishAt });
    fill(title, 'Stored more');
    expect(await screen.findByText(/The scheduled time has come/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await pressThrough(user, 'Update');
    await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Stored more', publishAt }));
  });

  it('refuses an unpublish time that has passed or that precedes the publish time', async () => {
    const { memory } = await openEditor();
    const end = screen.getByLabelText('Unpublish at');
    fill(end, '2020-01-01T09:30');
    fireEvent.blur(end);
    await waitFor(() => expect(end).toHaveAccessibleDescription(/This time has passed/));
    fill(screen.getByLabelText('Publish at'), '2099-05-02T09:30');
    fill(end, '2099-05-01T09:30');
    fireEvent.blur(end);
    await waitFor(() => expect(end).toHaveAccessibleDescription(/after the publish time/));
    expect(memory.saves()).toBe(0);
  });

  it('publishes with an unpublish time, and shows that time', async () => {
    const { memory, user } = await openEditor();
    fill(screen.getByLabelText('Unpublish at'), '2099-05-01T09:30');
    await pressThrough(user, 'Publish');
    expect(await screen.findByText(/^Live until 1 May 2099, 09:30/)).toBeVisible();
    const unpublishAt = new Date(2099, 4, 1, 9, 30);
    expect(memory.stored()).toMatchObject({ published: true, publishAt: null, unpublishAt });
    expect(screen.getByText('until 1 May 2099, 09:30')).toBeVisible();
  });

  it('turns a record into a draft when its unpublish time passes, and keeps it a draft on save', async () => {
    const unpublishAt = new Date(Date.now() + 400);
    const { memory, title, user } = await openEditor({ published: true, unpublishAt });
    fill(title, 'Stored more');
    expect(await screen.findByText(/^The unpublish time has passed/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Unpublish at')).toHaveValue(''));
    await press(user, 'Save draft');
    await waitFor(() =>
      expect(memory.stored()).toMatchObject({ title: 'Stored more', published: false, unpublishAt: null }),
    );
  });

  it('does not report an image awaiting conversion as a failed upload', async () => {
    const { memory, user } = await openBlog();
    const file = new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' });
    let offer = () => {};
    jest.mocked(checkPicture).mockReturnValueOnce(
      new Promise((resolve) => {
        offer = () => resolve({ offer: { file, width: 3, height: 2 } });
      }),
    );
    await user.upload(screen.getByLabelText(/^Image \(PNG/), file);
    await press(user, 'Save draft');
    expect(screen.getByText(/^Waiting for the file/)).toBeVisible();
    offer();
    expect(await screen.findByText(/^Nothing was saved, because the image must be converted/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Convert and upload' })).toBeVisible();
    expect(memory.saves()).toBe(0);
  });

  it('shows a description that is too long, although a decorative image needs none', async () => {
    const { memory, user } = await openBlog({ image: IMAGE });
    const description = screen.getByLabelText('Alternative text');
    fill(description, 'x'.repeat(301));
    await user.click(screen.getByLabelText('Decorative image'));
    await press(user, 'Save draft');
    const refused = await screen.findByLabelText('Alternative text');
    await waitFor(() => expect(refused).toHaveFocus());
    expect(refused).toBeInvalid();
    expect(memory.saves()).toBe(0);
    fill(refused, '');
    await waitFor(() => expect(screen.queryByLabelText('Alternative text')).toBeNull());
    await press(user, 'Save draft');
    expect(await screen.findByText('Blog saved.')).toBeVisible();
  });

  it('hides the empty description field once the image is decorative', async () => {
    const { user } = await openBlog({ image: IMAGE, imageAlt: 'A rack' });
    await user.clear(screen.getByLabelText('Alternative text'));
    await press(user, 'Save draft');
    expect(await screen.findByText(/^Enter the alternative text, or/)).toBeVisible();
    const settings = within(screen.getByRole('complementary', { name: 'Settings' }));
    await user.click(settings.getByLabelText('Decorative image'));
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
  });

  it('asks before unpublishing, and can undo it', async () => {
    const { memory, title, user } = await openEditor({ published: true });
    fill(title, 'Stored and not saved');
    await press(user, 'Unpublish');
    expect(memory.saves()).toBe(0);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(memory.stored()).toMatchObject({ published: false, title: 'Stored' }));
    expect(title).toHaveValue('Stored and not saved');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(memory.stored()).toMatchObject({ published: true, title: 'Stored' }));
  });

  it('waits for the check of links, and saves once', async () => {
    const { memory, title, user } = await openEditor({ published: true, link: '/checked' });
    const release = holdRequests();
    fill(title, 'Stored!');
    await press(user, 'Update');
    const update = await screen.findByRole('button', { name: 'Update now' });
    await user.click(update);
    await user.keyboard('{Control>}s{Enter}{/Control}');
    expect(memory.saves()).toBe(0);
    release(200);
    await user.click(await reviewButton());
    expect(await screen.findByText('Media saved.')).toBeVisible();
    expect(memory.saves()).toBe(1);
  });

  it('reports broken links before a conflict in a live record is resolved', async () => {
    const { memory, title, user } = await openEditor({ published: true, link: '/gone' });
    memory.change({ title: 'Stored by them' });
    holdRequests()(404);
    fill(title, 'Stored by me');
    await pressThrough(user, 'Update');
    await screen.findByRole('heading', { name: /was saved by .* while you/ });
    await press(user, 'Update with these choices');
    expect(await screen.findByText('No page found at: /gone')).toBeVisible();
    await user.click(await reviewButton());
    await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Stored by me', revision: 3 }));
  });

  it('saves once despite two clicks and Ctrl+S', async () => {
    const { memory, user } = await openEditor();
    const save = screen.getByRole('button', { name: 'Save draft' });
    const release = memory.hold();
    await Promise.all([user.click(save), user.click(save), user.keyboard('{Control>}s{/Control}')]);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    release();
    expect(await screen.findByText('Media saved.')).toBeVisible();
    expect(memory.saves()).toBe(1);
  });

  it('keeps unsaved changes when a save fails, and retries on request', async () => {
    const { memory, title, user } = await openEditor();
    memory.failWith(Object.assign(new Error('down'), { code: 'unavailable' }));
    fill(title, 'Stored!');
    await press(user, 'Save draft');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(title).toHaveValue('Stored!');
    memory.failWith(null);
    await press(user, 'Try again');
    expect(await screen.findByText('Media saved.')).toBeVisible();
  });

  it('removes the receipt at the next keystroke, even if that keystroke is then undone', async () => {
    const { title, user } = await openEditor();
    await press(user, 'Save draft');
    expect(await screen.findByText('Media saved.')).toBeVisible();
    await user.type(title, '!');
    expect(screen.queryByText('Media saved.')).toBeNull();
    await user.type(title, '{Backspace}');
    expect(title).toHaveValue('Stored');
    expect(screen.queryByText('Media saved.')).toBeNull();
  });

  it('shows no receipt beside changes typed during a save', async () => {
    const { memory, title, user } = await openEditor();
    const release = memory.hold();
    const save = screen.getByRole('button', { name: 'Save draft' });
    await user.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    fill(title, 'Stored!');
    release();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(screen.queryByText('Media saved.')).toBeNull());
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored', revision: 2 });
  });

  it('shows no receipt beside changes typed between a failed save and its repetition', async () => {
    const { memory, title, user } = await openEditor();
    memory.failWith(Object.assign(new Error('down'), { code: 'unavailable' }));
    await press(user, 'Save draft');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    memory.failWith(null);
    fill(title, 'Stored!');
    await press(user, 'Try again');
    await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Stored', revision: 2 }));
    await waitFor(() => expect(screen.queryByText('Media saved.')).toBeNull());
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('shows the receipt of a save that trims the typed text', async () => {
    const { memory, title, user } = await openEditor();
    fill(title, 'Stored  ');
    await press(user, 'Save draft');
    expect(await screen.findByText('Media saved.')).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored', revision: 2 });
  });

  it('does not show an earlier receipt again after a refused save', async () => {
    const { user } = await openBlog();
    await press(user, 'Save draft');
    expect(await screen.findByText('Blog saved.')).toBeVisible();
    const file = new File(['jpeg'], 'photo.jpg', { type: 'image/jpeg' });
    jest.mocked(checkPicture).mockResolvedValueOnce({ offer: { file, width: 3, height: 2 } });
    await user.upload(screen.getByLabelText(/^Image \(PNG/), file);
    await screen.findByRole('button', { name: 'Convert and upload' });
    await press(user, 'Save draft');
    expect(await screen.findByText(/^Nothing was saved, because the image must be converted/)).toBeVisible();
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByText(/^Nothing was saved/)).toBeNull());
    expect(screen.queryByText('Blog saved.')).toBeNull();
  });

  it('removes the receipt when the unpublish time passes', async () => {
    const unpublishAt = new Date(Date.now() + 60_000);
    const { title, user } = await openEditor({ published: true, unpublishAt });
    fill(title, 'Stored!');
    await pressThrough(user, 'Update');
    expect(await screen.findByText('Media saved.')).toBeVisible();
    setClock(Number(unpublishAt) + 1);
    fireEvent.focus(window);
    await screen.findByText(/^The unpublish time has passed/);
    await waitFor(() => expect(screen.queryByText('Media saved.')).toBeNull());
  });

  it('offers no retry after a permission error', async () => {
    const { memory, user } = await openEditor();
    memory.failWith(Object.assign(new Error('no'), { code: 'permission-denied' }));
    await press(user, 'Save draft');
    expect(await screen.findByText(/You do not have permission to do this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it("merges a colleague's save into a draft, and saves both", async () => {
    const { memory, title, user } = await openEditor({ published: false });
    memory.change({ link: '/impact' });
    fill(title, 'Stored by me');
    await press(user, 'Save draft');
    await waitFor(() =>
      expect(memory.stored()).toMatchObject({ title: 'Stored by me', link: '/impact', revision: 3 }),
    );
    expect(screen.getByText(/The saved changes are now in your form: Link/)).toBeVisible();
    expect(screen.getByLabelText('Link')).toHaveValue('/impact');
  });

  it("stores no unsaved changes when a delete conflicts with a colleague's save", async () => {
    const { memory, title, user } = await openEditor({ published: false });
    await press(user, 'Save draft');
    expect(await screen.findByText('Media saved.')).toBeVisible();
    memory.change({ link: '/impact' });
    fill(title, 'Stored by me');
    await press(user, 'Actions: Stored');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/The saved changes are now in your form: Link/)).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored', link: '/impact', revision: 3 });
    expect(title).toHaveValue('Stored by me');
  });

  it.each([
    ['Delete', { published: true }, /The record was not deleted\..*now in your form: Link\. Check the form/],
    ['Unpublish', { published: true }, /The record was not unpublished\..*now in your form: Link\. Check/],
    ['Publish', {}, /Your version was not published\..*now in your form: Link\. Check the form/],
  ])("reports that %s was not carried out because of a colleague's save", async (action, state, reason) => {
    const { memory, title, user } = await openEditor(state);
    memory.change({ link: '/impact' });
    fill(title, 'Stored by me');
    if (action === 'Delete') {
      await press(user, 'Actions: Stored');
      await user.click(await screen.findByRole('menuitem', { name: action }));
    } else await press(user, action);
    if (action === 'Publish') await user.click(await reviewButton());
    const question = screen.queryByRole('alertdialog');
    if (question) await user.click(within(question).getByRole('button', { name: action }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByText(/Your version was not saved/)).toBeNull();
    expect(memory.stored()).toMatchObject({ title: 'Stored', link: '/impact', revision: 2, ...state });
    expect(title).toHaveValue('Stored by me');
  });

  it('does not report a failure to unpublish a record that a colleague has already unpublished', async () => {
    const { memory, user } = await openEditor({ published: true });
    memory.change({ published: false });
    await press(user, 'Unpublish');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText(/It is now unpublished/)).not.toHaveTextContent(
      /not unpublished|not saved/,
    );
  });

  it("reports that undoing Unpublish was prevented by a colleague's save", async () => {
    const { memory, user } = await openEditor({ published: true });
    await press(user, 'Unpublish');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    memory.change({ link: '/impact' });
    await user.click(undo);
    expect(await screen.findByText(/Your version was not published/)).toBeVisible();
    expect(memory.stored()).toMatchObject({ published: false, link: '/impact' });
  });

  it('reports that changes to a live record were not saved if a colleague has unpublished it', async () => {
    const { memory, title, user } = await openEditor({ published: true });
    memory.change({ published: false });
    fill(title, 'Stored by me');
    await pressThrough(user, 'Update');
    expect(await screen.findByText(/It is now unpublished.*Your version was not saved/)).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored', published: false });
  });

  it('publishes merged changes only when Update is pressed again', async () => {
    const { memory, title, user } = await openEditor({ published: true });
    memory.change({ link: '/impact' });
    fill(title, 'Stored by me');
    await pressThrough(user, 'Update');
    expect(await screen.findByText(/Your version was not saved/)).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored', revision: 2 });
    await pressThrough(user, 'Update');
    await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Stored by me', link: '/impact' }));
    expect(await screen.findByText(/Both sets of changes are kept/)).toBeVisible();
    expect(screen.queryByText(/Your version was not saved/)).toBeNull();
  });

  it('does not save until a conflict is resolved, and then saves with one press', async () => {
    const { memory, title, user } = await openEditor({ published: false });
    memory.change({ title: 'Stored by them' });
    fill(title, 'Stored by me');
    await press(user, 'Save draft');
    const heading = await screen.findByRole('heading', { name: /was saved by .* while you/ });
    await press(user, 'Save draft');
    expect(heading).toHaveFocus();
    expect(memory.stored()).toMatchObject({ title: 'Stored by them' });
    await press(user, 'Save these choices');
    await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Stored by me', revision: 3 }));
    expect(screen.queryByRole('heading', { name: /was saved by .* while you/ })).toBeNull();
  });

  it("shows the form's newest text in an open conflict, and publishes that text", async () => {
    const { memory, title, user } = await openEditor({ published: true });
    memory.change({ title: 'Bea title' });
    fill(title, 'Mine one');
    await pressThrough(user, 'Update');
    expect(await screen.findByRole('radio', { name: /^In your form.*Mine one$/ })).toBeChecked();
    fill(title, 'Mine two');
    expect(screen.getByRole('radio', { name: /^In your form.*Mine two$/ })).toBeChecked();
    await pressThrough(user, 'Update with these choices');
    await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Mine two', revision: 3 }));
  });

  it('still offers an open choice after a second refused action', async () => {
    const { memory, title, user } = await openEditor({ published: true });
    memory.change({ title: 'Bea title' });
    fill(title, 'Stored by me');
    await pressThrough(user, 'Update');
    await screen.findByRole('group', { name: 'Title' });
    memory.change({ link: '/impact' });
    await press(user, 'Unpublish');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText(/not unpublished\..*now in your form: Link\./)).toBeVisible();
    const choice = within(screen.getByRole('group', { name: 'Title' }));
    expect(choice.getByRole('radio', { name: /^Saved version.*Bea title$/ })).toBeVisible();
  });

  it('takes over a value that a colleague put back while a choice was open', async () => {
    const { memory, title, user } = await openEditor({ published: true, description: 'As before' });
    memory.change({ title: 'Bea title', description: 'Changed' });
    fill(title, 'Stored by me');
    await pressThrough(user, 'Update');
    await screen.findByRole('group', { name: 'Title' });
    expect(screen.getByLabelText('Description')).toHaveValue('Changed');
    memory.change({ description: 'As before' });
    await press(user, 'Unpublish');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText(/not unpublished\./)).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('As before');
  });

  it('says in its bar that everything is saved, and in one line what a save does', async () => {
    const { title } = await openEditor({ published: true });
    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).toBeNull();
    fill(title, 'Stored!');
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  });

  it('warns that saving a published record changes the live page', async () => {
    await openEditor({ published: true });
    expect(
      screen.getByText('This record is published. Anything you save will change the live page.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });
});

describe('the record editor of a writer', () => {
  it('saves drafts, and asks to publish them instead of publishing', async () => {
    const { memory, title, user } = await openEditor({}, 'writer');
    expect(screen.getByText(/so a publisher must approve what visitors see/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask to publish' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    fill(title, 'Stored!');
    await press(user, 'Save draft');
    expect(await screen.findByText('Media saved.')).toBeVisible();
    expect(memory.stored().title).toBe('Stored!');
  });

  it('saves the next version of a published record as a shared draft, and changes nothing that visitors see', async () => {
    const { memory, title, user } = await openEditor({ published: true }, 'writer');
    for (const name of ['Update', 'Unpublish']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText(/live page/)).toBeNull();
    fill(title, 'Stored!');
    await press(user, 'Save draft');
    expect(await screen.findByText('Draft saved. Visitors do not see it.')).toBeVisible();
    const next = { title: 'Stored!', published: true, revision: 1 };
    expect(saveDraft).toHaveBeenCalledWith('Media', expect.objectContaining(next), 0, expect.anything());
    await press(user, 'Actions: Stored');
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    expect(await screen.findByRole('dialog', { name: 'Earlier versions' })).toBeVisible();
    expect(screen.queryByText(/live page/)).toBeNull();
    expect(memory.saves()).toBe(0);
  });

  it('restores an earlier version of a published record as a shared draft', async () => {
    const { memory, title, user } = await openEditor({ published: true, revision: 2 }, 'writer');
    const { id, ...stored } = memory.stored();
    const earlier = { ...stored, id, title: 'Earlier', published: false, revision: 1 };
    jest.mocked(getPresent).mockResolvedValueOnce({ ...stored, id });
    jest
      .mocked(getHistory)
      .mockResolvedValueOnce([{ revision: 1, record: earlier, replacedAt: null, replacedBy: 'them' }]);
    jest.mocked(saveDraft).mockResolvedValueOnce(1);
    const record = { ...stored, id, title: 'Earlier' };
    const draft = { collection: 'Media', id, record, revision: 1, authors: ['me'], asked: false };
    jest
      .mocked(getDraft)
      .mockResolvedValueOnce({ ...draft, note: '', noteBy: '', at: null, by: 'me' } as Draft);
    await press(user, 'Actions: Stored');
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Restore this version: Version 1' }));
    expect(await screen.findByText('Draft saved. Visitors do not see it.')).toBeVisible();
    expect(title).toHaveValue('Earlier');
    const next = { title: 'Earlier', published: true, revision: 2 };
    expect(saveDraft).toHaveBeenLastCalledWith('Media', expect.objectContaining(next), 0, expect.anything());
    expect(memory.saves()).toBe(0);
  });

  it('asks to delete a published record, with a note', async () => {
    const { memory, user } = await openEditor({ published: true }, 'writer');
    jest.mocked(saveDraft).mockResolvedValueOnce(1);
    await press(user, 'Actions: Stored');
    await user.click(await screen.findByRole('menuitem', { name: 'Ask to delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ask a publisher to delete this?' });
    await user.type(within(dialog).getByLabelText('Note to the publisher'), 'A duplicate.');
    await user.click(within(dialog).getByRole('button', { name: 'Ask to delete' }));
    expect(await screen.findByText(/^Your request was sent\./)).toBeVisible();
    const draft = { collection: 'Media', id: memory.stored().id, revision: 1 };
    expect(askToDelete).toHaveBeenCalledWith(draft, 'A duplicate.', expect.anything());
    expect(askToPublish).not.toHaveBeenCalled();
    expect(memory.saves()).toBe(0);
  });

  it('asks to unpublish a published record, with a note', async () => {
    const { memory, user } = await openEditor({ published: true }, 'writer');
    jest.mocked(saveDraft).mockResolvedValueOnce(1);
    await press(user, 'Actions: Stored');
    await user.click(await screen.findByRole('menuitem', { name: 'Ask to unpublish' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ask a publisher to unpublish this?' });
    await user.type(within(dialog).getByLabelText('Note to the publisher'), 'It is wrong.');
    await user.click(within(dialog).getByRole('button', { name: 'Ask to unpublish' }));
    expect(await screen.findByText(/^Your request was sent\./)).toBeVisible();
    const off = { title: 'Stored', published: false, revision: 1 };
    expect(saveDraft).toHaveBeenLastCalledWith('Media', expect.objectContaining(off), 0, expect.anything());
    const draft = { collection: 'Media', id: memory.stored().id, revision: 1 };
    expect(askToPublish).toHaveBeenCalledWith(draft, 'It is wrong.', expect.anything());
    expect(memory.stored().published).toBe(true);
  });

  it('keeps the text of a shared draft in a request to unpublish', async () => {
    const { memory, user } = await openEditor({ published: true }, 'writer');
    const record = { ...memory.stored(), title: 'In the draft' };
    const draft = {
      collection: 'Media',
      id: record.id,
      record,
      revision: 1,
      authors: ['them'],
      asked: false,
    };
    jest.mocked(saveDraft).mockResolvedValue(1);
    jest
      .mocked(getDraft)
      .mockResolvedValue({ ...draft, note: '', noteBy: '', at: null, by: 'them' } as Draft);
    await press(user, 'Save draft');
    await screen.findByRole('heading', { name: 'Shared draft' });
    await press(user, 'Actions: Stored');
    await user.click(await screen.findByRole('menuitem', { name: 'Ask to unpublish' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ask a publisher to unpublish this?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ask to unpublish' }));
    const off = { title: 'In the draft', published: false };
    await waitFor(() =>
      expect(saveDraft).toHaveBeenLastCalledWith('Media', expect.objectContaining(off), 1, expect.anything()),
    );
  });

  it('merges a shared draft that a colleague has saved meanwhile, and overwrites nothing', async () => {
    const { memory, title, user } = await openEditor({ published: true }, 'writer');
    const record = { ...memory.stored(), description: 'By a colleague' };
    const draft = {
      collection: 'Media',
      id: record.id,
      record,
      revision: 4,
      authors: ['them'],
      asked: false,
    };
    jest
      .mocked(getDraft)
      .mockResolvedValue({ ...draft, note: '', noteBy: '', at: null, by: 'them' } as Draft);
    jest.mocked(saveDraft).mockRejectedValueOnce(new ChangedDraftError());
    fill(title, 'Stored!');
    await press(user, 'Save draft');
    expect(await screen.findByText(/Your version was not saved\..*Description\./)).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('By a colleague');
    expect(title).toHaveValue('Stored!');
    await press(user, 'Save draft');
    const both = { title: 'Stored!', description: 'By a colleague' };
    await waitFor(() =>
      expect(saveDraft).toHaveBeenLastCalledWith(
        'Media',
        expect.objectContaining(both),
        4,
        expect.anything(),
      ),
    );
  });
});

it('a save as a draft reports that it withdraws the request', async () => {
  const { memory, title, user } = await openEditor({}, 'writer');
  const draft = { collection: 'Blog', id: memory.stored().id, revision: 2, authors: ['them'], asked: true };
  jest.mocked(getDraft).mockResolvedValueOnce({
    ...draft,
    ...{ record: memory.stored(), note: '', noteBy: 'them', at: null, by: 'them' },
  } as Draft);
  jest.mocked(askToPublish).mockResolvedValueOnce(2);
  await press(user, 'Ask to publish');
  const panel = within(await screen.findByRole('dialog'));
  await user.click(panel.getByRole('button', { name: 'Ask to publish' }));
  await screen.findByText(/^Your request was sent\./);
  await user.type(title, '!');
  await press(user, 'Save draft');
  expect(await screen.findByText('The request was withdrawn.')).toBeVisible();
});

it('a shared draft that a colleague has published is no longer shown after the next save', async () => {
  const { memory, title, user } = await openEditor({ published: true }, 'publisher');
  const record = { ...memory.stored(), title: 'Stored!' };
  const draft = { collection: 'Media', id: record.id, record, revision: 1, authors: ['them'], asked: false };
  jest.mocked(getDraft).mockReset().mockResolvedValue(null);
  jest
    .mocked(getDraft)
    .mockResolvedValueOnce({ ...draft, note: '', noteBy: '', at: null, by: 'them' } as Draft);
  await user.type(title, '!');
  await press(user, 'Actions: Stored');
  await user.click(await screen.findByRole('menuitem', { name: 'Save draft without publishing' }));
  const heading = { name: 'Shared draft' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  memory.change({ title: 'Stored!' });
  await user.type(title, '!');
  await pressThrough(user, 'Update');
  await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
  expect(title).toHaveValue('Stored!!');
});

it("a colleague's save that ended the shared draft is merged into a save that does not end it again", async () => {
  const { memory, title, user } = await openEditor({ published: false }, 'writer');
  const record = { ...memory.stored(), published: true };
  const draft = { collection: 'Blog', id: record.id, record, revision: 2, authors: ['me'], asked: false };
  jest.mocked(getDraft).mockReset().mockResolvedValue(null);
  jest
    .mocked(getDraft)
    .mockResolvedValueOnce({ ...draft, note: '', noteBy: '', at: null, by: 'me' } as Draft);
  jest.mocked(saveDraft).mockResolvedValue(1);
  await press(user, 'Ask to publish');
  const panel = within(await screen.findByRole('dialog'));
  await user.click(panel.getByRole('button', { name: 'Ask to publish' }));
  await screen.findByText(/^Your request was sent\./);
  memory.change({ link: '/impact' });
  await user.type(title, '!');
  await press(user, 'Save draft');
  await waitFor(() => expect(memory.stored()).toMatchObject({ title: 'Stored!', link: '/impact' }));
});

describe('discarding changes to a shared draft', () => {
  it.each([
    ['that the form contained', 1],
    ['that a colleague has saved since', 2],
  ])('returns to the draft %s, not to the live version', async (_what, revision) => {
    const { memory, title, user } = await openEditor({ published: true }, 'writer');
    const record = { ...memory.stored(), title: 'In the draft' };
    const draft = { collection: 'Media', id: record.id, record, revision, authors: ['them'], asked: false };
    jest.mocked(saveDraft).mockResolvedValueOnce(1);
    jest
      .mocked(getDraft)
      .mockResolvedValue({ ...draft, note: '', noteBy: '', at: null, by: 'them' } as Draft);
    await press(user, 'Save draft');
    await screen.findByRole('heading', { name: 'Shared draft' });
    fill(title, 'Stored!');
    await press(user, 'Discard changes');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Discard changes' }));
    expect(title).toHaveValue('In the draft');
    expect(screen.getByText('The form shows the shared draft.')).toBeVisible();
    await press(user, 'Undo');
    expect(title).toHaveValue('Stored!');
  });
});

describe('the record editor of a publisher without the second factor that the role needs', () => {
  it('says so, and asks to publish instead of publishing, which the rules would refuse', async () => {
    const { title, user, memory } = await openEditor({ published: true }, 'publisher', true);
    expect(screen.getByText(/^Your role needs an authenticator app/)).toBeVisible();
    expect(screen.queryByText(/Your role is writer/)).toBeNull();
    for (const name of ['Update', 'Unpublish']) expect(screen.queryByRole('button', { name })).toBeNull();
    fill(title, 'Stored!');
    await press(user, 'Ask to publish');
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('button', { name: 'Ask to publish' })).toBeVisible();
    expect(memory.saves()).toBe(0);
  });
});
