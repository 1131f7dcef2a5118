import '@/components/admin/testing/no-network';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleProvider } from '@/components/admin/kit/role';
import { Toaster } from '@/components/admin/kit/toaster';
import { memoryStore } from '@/components/admin/testing/memory-store';
import type { Role } from '@/lib/model/people';
import type { Blog } from '@/lib/model/records';
import { saveDraft } from '@/lib/records/drafts';
import { askToPublish } from '@/lib/records/requests';
import { aBlog } from '@/lib/testing/records';
import { RecordEditor } from './record-editor';

jest.mock('@/lib/records/drafts', () => ({
  saveDraft: jest.fn(async () => 1),
  getDraft: async () => null,
}));

jest.mock('@/lib/records/requests', () => ({
  MAX_NOTE_LENGTH: 2_000,
  askToPublish: jest.fn(async () => 2),
}));

// Loaded before the tests, because the editor loads the panel only when it opens.
import './review/publish-panel';

// These tests have no IndexedDB and no signed-in user.
jest.mock('@/components/admin/editing/sharing/open-draft', () => ({
  ...jest.requireActual('@/components/admin/editing/sharing/open-draft'),
  readShared: async () => ({ draft: null, needsApproval: false }),
}));
jest.mock('@/components/admin/editing/work/open-work', () => ({ openWork: async () => null }));

async function openReview(blog: Partial<Blog>, typed = '', role: Role = 'publisher') {
  const memory = memoryStore('Blog', aBlog({ title: 'Stored', revision: 1, ...blog }));
  render(
    <RoleProvider value={role}>
      <RecordEditor store={memory.store} id={memory.stored().id} />
    </RoleProvider>,
    { wrapper: Toaster },
  );
  const user = userEvent.setup({ delay: null });
  const title = await screen.findByLabelText('Title');
  await user.click(title);
  await user.keyboard(`${typed}{Control>}{Enter}{/Control}`);
  const panel = await screen.findByRole('dialog');
  await within(panel).findByText(/ passed$/);
  return { memory, title, user, panel: within(panel) };
}

describe('the review before a record goes live', () => {
  it('opens with Ctrl+Enter, which also confirms it', async () => {
    const { memory, user } = await openReview({});
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Publish this blog' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(memory.saves()).toBe(0);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(memory.stored()).toMatchObject({ published: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets a writer ask a publisher, with a note, instead of publishing', async () => {
    const { memory, user, panel } = await openReview({}, '!', 'writer');
    expect(panel.getByText(/so a publisher must approve/)).toBeVisible();
    const note = panel.getByLabelText('Note to the publisher');
    const scroll = jest.spyOn(note, 'scrollIntoView');
    await user.type(note, 'Please check.');
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    await user.click(panel.getByRole('button', { name: 'Ask to publish' }));
    expect(await screen.findByText(/^Your request was sent/)).toBeVisible();
    const { id } = memory.stored();
    const content = { id, title: 'Stored!', published: true, publishAt: null };
    expect(saveDraft).toHaveBeenCalledWith('Blog', expect.objectContaining(content), 0, expect.anything());
    const draft = { collection: 'Blog', id, revision: 1 };
    expect(askToPublish).toHaveBeenCalledWith(draft, 'Please check.', expect.anything());
    expect(memory.saves()).toBe(0);
  });

  it('shows where a new article will appear', async () => {
    const { panel } = await openReview({ text: 'A' });
    expect(panel.getByText('New page')).toHaveTextContent('/blogs/stored');
    expect(panel.getByText('The list of all, and the feed')).toHaveTextContent('/blogs');
  });

  it('shows the changes to a live record, with little of the text around them', async () => {
    const description = `First. ${'Unchanged words. '.repeat(40)}Wait 30 minutes.`;
    const { panel, user, memory } = await openReview({ published: true, description }, '!');
    expect(panel.getByText('Title')).toBeVisible();
    expect(panel.queryByText('Description')).toBeNull();
    await user.keyboard('{Escape}');
    fireEvent.change(screen.getByLabelText('Description'), {
      target: { value: description.replace('30', '15') },
    });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const review = within(await screen.findByRole('dialog'));
    const change = review.getByText('Description').parentElement;
    expect(change?.querySelector('del')).toHaveTextContent('30');
    expect(change?.querySelector('ins')).toHaveTextContent('15');
    expect(change?.textContent?.length).toBeLessThan(200);
    expect(memory.saves()).toBe(0);
  });

  it('leads to the field of a failed check, and keeps the typed text', async () => {
    const { title, user, memory } = await openReview({}, ' TODO');
    await user.click(screen.getByRole('button', { name: 'Edit: Placeholder text' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveValue('Stored TODO');
    expect(memory.saves()).toBe(0);
  });

  it('schedules the record, but not for a time that has passed or is missing', async () => {
    const { memory, user, panel } = await openReview({});
    await user.click(panel.getByRole('radio', { name: 'At a time' }));
    await user.click(panel.getByRole('button', { name: 'Schedule' }));
    const time = panel.getByLabelText('Publish at');
    expect(time).toHaveAccessibleDescription(/Enter a date and a time/);
    fireEvent.change(time, { target: { value: '2001-05-01T09:30' } });
    await user.click(panel.getByRole('button', { name: /^Schedule for / }));
    expect(time).toHaveAccessibleDescription(/This time has passed/);
    expect(memory.saves()).toBe(0);
    fireEvent.change(time, { target: { value: '2099-05-01T09:30' } });
    await user.click(panel.getByRole('button', { name: /^Schedule for 1 May 2099, 09:30/ }));
    const publishAt = new Date(2099, 4, 1, 9, 30);
    await waitFor(() => expect(memory.stored()).toMatchObject({ published: false, publishAt }));
    expect(screen.getByLabelText('Publish at')).toHaveValue('2099-05-01T09:30');
  });

  it('changes nothing if it is cancelled', async () => {
    const { memory, user, panel, title } = await openReview({ publishAt: new Date(2099, 4, 1, 9, 30) }, '!');
    await user.click(panel.getByRole('radio', { name: 'Now' }));
    await user.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Publish at')).toHaveValue('2099-05-01T09:30');
    expect(title).toHaveValue('Stored!');
    expect(memory.saves()).toBe(0);
  });
});
