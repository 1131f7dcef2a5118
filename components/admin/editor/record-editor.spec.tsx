import '@/components/admin/testing/no-network';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from '@/components/admin/testing/memory-store';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { RecordEditor } from './record-editor';

async function openEditor(blog: Partial<Blog> = {}) {
  const memory = memoryStore(aBlog({ title: 'Stored', revision: 1, ...blog }));
  const { id } = memory.stored();
  render(<RecordEditor store={memory.store} id={id} />);
  return { memory, title: await screen.findByLabelText('Title'), user: userEvent.setup() };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('the editor of a record', () => {
  it('says what is wrong once typing stops, not in the middle of a word', async () => {
    const { user } = await openEditor();
    const link = screen.getByLabelText('Link');
    await user.type(link, 'www');
    expect(link).toBeValid();
    await waitFor(() => expect(link).toBeInvalid(), { timeout: 3000 });
    expect(link).toHaveAccessibleDescription(/starts with https/);
  });

  it('saves, says so, and then has nothing unsaved', async () => {
    const { memory, title, user } = await openEditor();
    await user.type(title, ' and changed');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await press(user, 'Save draft');
    expect(await screen.findByText('Blog saved.')).toBeVisible();
    expect(memory.stored()).toMatchObject({ title: 'Stored and changed', revision: 2 });
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('says that saving publishes once the typed publish-at time has passed', async () => {
    await openEditor();
    const publishAt = screen.getByLabelText('Publish at');
    fireEvent.change(publishAt, { target: { value: '2999-01-01T08:00' } });
    expect(screen.queryByText(/public at once/)).toBeNull();
    fireEvent.change(publishAt, { target: { value: '2001-01-01T08:00' } });
    expect(await screen.findByText(/public at once/)).toBeVisible();
  });

  it('saves once, however often it is asked at the same time', async () => {
    const { memory, user } = await openEditor();
    const save = screen.getByRole('button', { name: 'Save draft' });
    const release = memory.hold();
    await Promise.all([user.click(save), user.click(save), user.keyboard('{Control>}s{/Control}')]);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    release();
    expect(await screen.findByText('Blog saved.')).toBeVisible();
    expect(memory.saves()).toBe(1);
  });

  it('keeps what was typed when a save fails, and tries again when asked', async () => {
    const { memory, title, user } = await openEditor();
    memory.failWith(Object.assign(new Error('down'), { code: 'unavailable' }));
    await user.type(title, '!');
    await press(user, 'Save draft');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(title).toHaveValue('Stored!');
    memory.failWith(null);
    await press(user, 'Try again');
    expect(await screen.findByText('Blog saved.')).toBeVisible();
  });

  it('offers no second try where that cannot help', async () => {
    const { memory, user } = await openEditor();
    memory.failWith(Object.assign(new Error('no'), { code: 'permission-denied' }));
    await press(user, 'Save draft');
    expect(await screen.findByText(/You may not do this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('lets the editor choose when somebody else saved meanwhile', async () => {
    const { memory, title, user } = await openEditor();
    memory.change({ link: '/impact' });
    await user.type(title, ' by me');
    await press(user, 'Save draft');
    await user.click(await screen.findByRole('button', { name: 'Keep the chosen fields' }));
    expect(title).toHaveValue('Stored by me');
    expect(screen.getByLabelText('Link')).toHaveValue('/impact');
    await press(user, 'Save draft');
    await waitFor(() =>
      expect(memory.stored()).toMatchObject({ title: 'Stored by me', link: '/impact', revision: 3 }),
    );
  });

  it('says that saving a published record changes the live page', async () => {
    await openEditor({ published: true });
    expect(screen.getByText('This record is published: saving it changes the live page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  });
});
