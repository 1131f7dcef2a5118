import '@/components/admin/testing/no-network';
import { act, render, screen, waitFor, within } from '@testing-library/react';
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
import { WorkPanel } from './work-panel';

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
      <textarea aria-label="Article" {...editing.form.register('text')} />
      <p>Marked: {Object.keys(editing.marks).join(', ')}</p>
      <ColleaguesPanel editing={editing} />
      <form>
        <WorkPanel editing={editing} />
      </form>
    </>
  );
}

/** A colleague's unsaved changes, based on `loaded`. `own` overrides its fields. */
const aCopy = (values: Values, loaded = record.revision, own: Partial<WorkingCopy> = {}): WorkingCopy => ({
  ...{ ...key, uid: 'colleague', tab: 'there', revision: 1, loaded, title: 'Stored', values },
  ...{ since: null, at: null },
  ...own,
});

/** Opens the editor while a colleague has these unsaved changes. */
async function openEditor(...changes: Parameters<typeof aCopy>) {
  const copy = aCopy(...changes);
  jest.mocked(useColleagues).mockReturnValue({ present: [], copies: [copy], staff: new Map() });
  await act(async () => render(<Editor blog={record} />));
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
    const { user, title, description, press } = await openEditor({ title: 'Theirs', description: 'Theirs' });
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

  it("takes only the colleague's version of the blocks that both changed, and keeps the rest of the article", async () => {
    const { user, press } = await openEditor({ text: 'Mine or theirs, theirs\n\nTheirs' });
    const article = screen.getByLabelText('Article');
    await user.type(article, 'Mine or theirs, mine\n\nMine alone');
    await press('Take over');
    await waitFor(() => expect(article).toHaveValue('Mine or theirs, mine\n\nMine alone\n\nTheirs'));
    await press('Use the other version of Article');
    expect(article).toHaveValue('Mine or theirs, theirs\n\nMine alone\n\nTheirs');
    await press('Undo');
    expect(article).toHaveValue('Mine or theirs, mine\n\nMine alone');
  });

  it('cannot be undone after a field that was taken over has been edited', async () => {
    const { user, description, press } = await openEditor({ description: 'Theirs' });
    await press('Take over');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.type(description, ' and mine');
    expect(description).toHaveValue('Theirs and mine');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('does not replace a newer save with changes to an older revision', async () => {
    const before = aBlog({ ...record, title: 'Before', revision: 1 });
    jest.mocked(getEarlier).mockResolvedValue(before);
    const { title, description, press } = await openEditor({ title: 'Theirs', description: 'Theirs' }, 1);
    await press('Take over');
    await waitFor(() => expect(description).toHaveValue('Theirs'));
    expect(title).toHaveValue('Stored');
    expect(screen.getByRole('button', { name: 'Use the other version of Title' })).toBeVisible();
  });

  it('changes nothing and shows an error if the older revision cannot be read', async () => {
    jest.mocked(getEarlier).mockRejectedValue(new Error('down'));
    const { title, press } = await openEditor({ title: 'Theirs' }, 1);
    await press('Take over');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(title).toHaveValue('Stored');
  });
});

describe('the choice between two versions after taking over', () => {
  async function openChoice() {
    const { user, title, press } = await openEditor({ title: 'Theirs' });
    await user.type(title, ' and mine');
    await press('Take over');
    return { title, press, question: await screen.findByText(/^Your form keeps its own version/) };
  }

  it('is above the form, where it remains when the list of colleagues closes', async () => {
    const { question } = await openChoice();
    const list = screen.getByRole('region', { name: 'Also in this record' });
    expect(within(list).getByRole('button', { name: 'Take over' })).toHaveAttribute('popovertarget', list.id);
    expect(list).not.toContainElement(question);
    expect(list).not.toContainElement(screen.getByRole('button', { name: 'Use the other version of Title' }));
    expect(question).toHaveFocus();
  });

  it("ends if the user keeps the form's version", async () => {
    const { title, press, question } = await openChoice();
    await press('Keep your version');
    expect(question).not.toBeInTheDocument();
    expect(title).toHaveValue('Stored and mine');
  });
});

describe("the bar's button for colleagues", () => {
  const staff = new Map([
    ['me', 'mine@purvia.example'],
    ['first', 'anna@purvia.example'],
    ['second', 'bert@purvia.example'],
    ['third', 'cora@purvia.example'],
  ]);
  const isOpenFor = (...uids: string[]) => uids.map((uid) => ({ uid, tab: `of ${uid}`, at: null }));

  async function openBar(uids: string[], copies: WorkingCopy[] = []) {
    jest.mocked(useColleagues).mockReturnValue({ present: isOpenFor(...uids), copies, staff });
    await act(async () => render(<Editor blog={record} />));
    return screen.getByRole('button', { name: /^Also in this record: / });
  }

  it('shows unsaved changes first, and the number of the people who are not shown', async () => {
    const copy = aCopy({ title: 'Theirs' }, record.revision, { uid: 'third' });
    const button = await openBar(['first', 'second'], [copy]);
    expect(button).toHaveTextContent('coan+1');
    expect(within(button).getByText('co')).toHaveClass('busy');
    expect(button).toHaveAccessibleName(
      'Also in this record: 3 (cora@purvia.example, anna@purvia.example, bert@purvia.example)',
    );
  });

  it('shows one person on narrow screens', async () => {
    const media = { matches: true, addEventListener() {}, removeEventListener() {} };
    Object.assign(globalThis, { matchMedia: () => media });
    expect(await openBar(['first', 'second'])).toHaveTextContent('an+1');
    Object.assign(globalThis, { matchMedia: undefined });
  });

  it("shows the letters of the user's own address for another window, and an icon for an unknown address", async () => {
    expect(await openBar(['me', 'unknown'])).toHaveTextContent(/^mi$/);
  });
});

describe('a notice that somebody has taken over the changes in this tab', () => {
  it.each([
    ['colleague', 'a colleague (collea) has taken over your changes to this record.'],
    ['me', 'You have taken over these changes in another window or on another device.'],
  ])('refers to the account %s correctly', async (uid, notice) => {
    await openEditor({ title: 'Taken' }, record.revision, { uid, takenFrom: workName(key) });
    expect(screen.getByText(notice)).toBeVisible();
  });
});
