import '@/components/admin/testing/no-network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAction } from '@/components/admin/editing/commands/use-action';
import type { Blog } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { getEarlier } from '@/lib/records/history';
import { type Values, type WorkingCopy, workName } from '@/lib/records/work';
import { aBlog } from '@/lib/testing/records';
import { ColleaguesPanel } from './colleagues-panel';
import { useColleagues } from './use-colleagues';
import { useEditing } from './use-editing';

jest.mock('@/lib/records/history', () => ({ getEarlier: jest.fn() }));
jest.mock('./use-colleagues', () => ({ useColleagues: jest.fn() }));
jest.mock('./use-kept-work', () => ({ useKeptWork: () => null }));

const record = aBlog({ title: 'Stored', description: 'Stored', revision: 2 });

const key = { collection: 'Blog', id: record.id, uid: 'me', tab: 'here' } as const;
const opened = { key, revision: 0, resumed: null, moved: null };

type EditorProps = { blog: Blog };

function Editor({ blog }: EditorProps) {
  const editing = useEditing('Blog', blog, SCHEMAS.Blog, { action: useAction(), opened });
  return (
    <>
      <input aria-label="Title" {...editing.form.register('title')} />
      <input aria-label="Description" {...editing.form.register('description')} />
      <p>Marked: {Object.keys(editing.marks).join(', ')}</p>
      <ColleaguesPanel editing={editing} />
    </>
  );
}

/** Opens the editor while a colleague has these unsaved changes, based on `loaded`. `own` overrides its fields. */
function openEditor(values: Values, loaded = record.revision, own: Partial<WorkingCopy> = {}) {
  const copy: WorkingCopy = {
    ...{ ...key, uid: 'colleague', tab: 'there', revision: 1, loaded, title: 'Stored', values },
    ...{ since: null, at: null },
    ...own,
  };
  jest.mocked(useColleagues).mockReturnValue({ present: [], copies: [copy], staff: new Map() });
  render(<Editor blog={record} />);
  const user = userEvent.setup();
  return {
    user,
    title: screen.getByLabelText('Title'),
    description: screen.getByLabelText('Description'),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

describe("taking over a colleague's changes", () => {
  it("keeps the user's own text in a field until the user chooses the colleague's", async () => {
    const { user, title, description, press } = openEditor({ title: 'Theirs', description: 'Theirs' });
    await user.type(title, ' and mine');
    await press('Take over');
    await waitFor(() => expect(description).toHaveValue('Theirs'));
    expect(title).toHaveValue('Stored and mine');
    await press('Use the other version of Title');
    expect(title).toHaveValue('Theirs');
    await press('Undo');
    expect(title).toHaveValue('Stored and mine');
    expect(description).toHaveValue('Stored');
    expect(screen.getByText('Marked:')).toBeVisible();
  });

  it('cannot be undone after a field that was taken over has been edited', async () => {
    const { user, description, press } = openEditor({ description: 'Theirs' });
    await press('Take over');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.type(description, ' and mine');
    expect(description).toHaveValue('Theirs and mine');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('does not replace a newer save with changes to an older revision', async () => {
    const before = aBlog({ ...record, title: 'Before', revision: 1 });
    jest.mocked(getEarlier).mockResolvedValue(before);
    const { title, description, press } = openEditor({ title: 'Theirs', description: 'Theirs' }, 1);
    await press('Take over');
    await waitFor(() => expect(description).toHaveValue('Theirs'));
    expect(title).toHaveValue('Stored');
    expect(screen.getByRole('button', { name: 'Use the other version of Title' })).toBeVisible();
  });

  it('changes nothing and shows an error if the older revision cannot be read', async () => {
    jest.mocked(getEarlier).mockRejectedValue(new Error('down'));
    const { title, press } = openEditor({ title: 'Theirs' }, 1);
    await press('Take over');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(title).toHaveValue('Stored');
  });
});

describe('a notice that somebody has taken over the changes in this tab', () => {
  it.each([
    ['colleague', 'a colleague (collea) has taken over your changes to this record.'],
    ['me', 'You have taken over these changes in another window or on another device.'],
  ])('refers to the account %s correctly', (uid, notice) => {
    openEditor({ title: 'Taken' }, record.revision, { uid, takenFrom: workName(key) });
    expect(screen.getByText(notice)).toBeVisible();
  });
});
