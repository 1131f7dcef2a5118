import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Refusable } from '@/components/admin/editing/commands/machine';
import type { Collection } from '@/lib/model/kinds';
import type { Blog } from '@/lib/model/records';
import { mergeOpen, mergeWork, type States } from '@/lib/model/three-way';
import { aBlog, aPdfLink } from '@/lib/testing/records';
import { ConflictPanel } from './conflict-panel';

jest.mock('@/lib/model/three-way', () => {
  const actual = jest.requireActual('@/lib/model/three-way');
  return { ...actual, mergeOpen: jest.fn(actual.mergeOpen) };
});

const base = aBlog({ title: 'The base title', link: '/impact', published: true, revision: 1 });
const states = {
  base,
  mine: { ...base, title: 'My own title', link: '/trivus' },
  theirs: { ...base, title: 'Their new title', description: 'Their text', published: false },
};

type Shown = {
  states?: States;
  name?: Collection;
  live?: boolean;
  sheet?: string;
  /** The values typed since the merge. */
  typed?: Partial<Blog>;
};

function show({ states: shown = states, name = 'Blog', live = false, sheet = '', typed = {} }: Shown = {}) {
  const onResolved = jest.fn();
  const { values, merged, open } = mergeWork(name, shown);
  const refused: Refusable = 'save';
  const conflict = { base: shown.base, theirs: shown.theirs, merged, open, refused };
  const editing = {
    name,
    values: { ...shown.mine, ...values, ...typed } as Blog,
    conflict,
    fill: jest.fn(),
    resolve: jest.fn(),
  };
  render(
    <form>
      <ConflictPanel editing={editing} live={live} busy={false} onResolved={onResolved} />
      {sheet && <div data-field={sheet} data-testid="field" />}
    </form>,
  );
  return onResolved;
}

describe('the conflict panel', () => {
  it('offers a choice only for fields that both sides changed, and marks the words that differ', () => {
    show();
    const title = within(screen.getByRole('group', { name: 'Title' }));
    expect(title.getByText('The base title')).toBeVisible();
    expect(title.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      'My own',
      'Their new',
    ]);
    expect(screen.getAllByRole('group')).toHaveLength(
      1 + screen.getAllByText('Show the saved changes').length,
    );
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it("reports the record's new state, and the colleague's changes that are now in the form", () => {
    show();
    expect(
      screen.getByText(/It is now unpublished.*The saved changes are now in your form: Description\./),
    ).toBeVisible();
  });

  it("saves with one press, and uses the saved version's title only if the user chooses that title", async () => {
    const onResolved = show({ live: true });
    await userEvent.click(screen.getByRole('button', { name: 'Update with these choices' }));
    expect(onResolved).toHaveBeenCalledWith({});
    const title = within(screen.getByRole('group', { name: 'Title' }));
    await userEvent.click(title.getByRole('radio', { name: /^Saved version/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Update with these choices' }));
    expect(onResolved).toHaveBeenLastCalledWith({ title: 'Their new title' });
  });

  it('reports that the form was not saved, and offers no choice, if no field was changed on both sides', () => {
    show({ live: true, states: { ...states, mine: { ...base, link: '/trivus' } } });
    expect(screen.getByText(/Your version was not saved.*try again/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('has the choice for a field on the sheet below that field, and a button that goes there', async () => {
    const onResolved = show({ sheet: 'title' });
    const title = within(within(screen.getByTestId('field')).getByRole('group', { name: 'Title' }));
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(title.getByRole('radio', { name: /^In your form/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(onResolved).toHaveBeenCalledWith({ title: 'Their new title' });
  });

  it('shows both new dates and the original date in full', () => {
    const link = aPdfLink({ issued: '2026-12-31' });
    const mine = { ...link, issued: '2027-01-03' };
    const theirs = { ...link, issued: '2027-01-02' };
    show({ name: 'Link', states: { base: link, mine, theirs } });
    const date = within(screen.getByRole('group', { name: 'Date of issue' }));
    expect(date.getByRole('radio', { name: 'In your form 3 Jan 2027' })).toBeChecked();
    expect(date.getByRole('radio', { name: 'Saved version 2 Jan 2027' })).toBeVisible();
    expect(date.getByText('31 Dec 2026')).toBeVisible();
  });

  it('saves the chosen file together with its metadata', async () => {
    const link = aPdfLink({ sha256: 'a'.repeat(64), size: 1_200_000, pages: 3 });
    const mine = { ...link, sha256: 'b'.repeat(64), size: 1_300_000, pages: 4 };
    const theirs = { ...link, sha256: 'c'.repeat(64), size: 1_400_000, pages: 4 };
    const onResolved = show({ name: 'Link', states: { base: link, mine, theirs } });
    const file = within(screen.getByRole('group', { name: 'File' }));
    expect(file.getByText('1.2 MB, 3 pages, file ID aaaaaaaa')).toBeVisible();
    await userEvent.click(
      file.getByRole('radio', { name: 'Saved version 1.4 MB, 4 pages, file ID cccccccc' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(onResolved).toHaveBeenCalledWith({ sha256: theirs.sha256, size: 1_400_000, pages: 4 });
  });

  describe('in an article', () => {
    const article = { ...base, text: 'One\n\nTwo\n\nThree' };
    const edited = {
      base: article,
      mine: { ...article, text: 'Zero, mine\n\nOne, mine\n\nTwo\n\nThree, mine' },
      theirs: { ...article, text: 'One, theirs\n\nTwo, theirs\n\nThree, theirs\n\nFour, theirs' },
    };

    it('offers a choice only for blocks that both sides changed, and keeps everything else', async () => {
      const onResolved = show({ states: edited });
      const first = within(screen.getByRole('group', { name: 'Article: change 1 of 2' }));
      const second = within(screen.getByRole('group', { name: 'Article: change 2 of 2' }));
      expect(first.getByRole('radio', { name: /^In your form/ })).toBeChecked();
      await userEvent.click(first.getByRole('radio', { name: /^Saved version/ }));
      await userEvent.click(second.getByRole('radio', { name: 'Both, one after the other' }));
      await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
      expect(onResolved).toHaveBeenCalledWith({
        text: [
          'Zero, mine',
          'One, theirs',
          'Two, theirs',
          'Three, mine',
          'Three, theirs',
          'Four, theirs',
        ].join('\n\n'),
        body: '',
      });
    });

    it("puts nothing into the form if the user's own version of each block is kept", async () => {
      const onResolved = show({ states: edited });
      await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
      expect(onResolved).toHaveBeenCalledWith({});
    });

    it.each([
      ['all blocks are', 'Zero, mine\n\nOne\n\nTwo, theirs\n\nThree\n\nFour, theirs'],
      ['one block is', 'Zero, mine\n\nOne\n\nTwo, theirs\n\nThree, mine\n\nFour, theirs'],
    ])('saves the form if that is chosen, even if %s as before both changes', async (_, text) => {
      const onResolved = show({ states: edited, typed: { text } });
      for (const own of screen.getAllByRole('radio', { name: /^In your form/ })) await userEvent.click(own);
      await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
      expect(onResolved).toHaveBeenCalledWith({});
    });

    it('asks about each of two blocks that were the same', async () => {
      const onResolved = show({
        states: {
          base: { ...base, text: 'To do\n\nAgain\n\nTo do' },
          mine: { ...base, text: 'Mine 1\n\nAgain\n\nMine 2' },
          theirs: { ...base, text: 'Done\n\nAgain\n\nDone' },
        },
      });
      const second = within(screen.getByRole('group', { name: 'Article: change 2 of 2' }));
      await userEvent.click(second.getByRole('radio', { name: /^Saved version/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Save these choices' }));
      expect(onResolved).toHaveBeenCalledWith({ text: 'Mine 1\n\nAgain\n\nDone', body: '' });
    });

    it('is not merged again while its text is the same', async () => {
      jest.mocked(mergeOpen).mockClear();
      show({ states: edited });
      const [first] = screen.getAllByRole('radio', { name: /^Saved version/ });
      if (first) await userEvent.click(first);
      expect(first).toBeChecked();
      expect(mergeOpen).toHaveBeenCalledTimes(1);
    });

    it('offers to keep both versions only if neither side removed the block', () => {
      show({ states: { ...edited, mine: { ...article, text: 'One\n\nThree' } } });
      const choice = within(screen.getByRole('group', { name: 'Article' }));
      expect(choice.getByRole('radio', { name: /^In your form/ })).toBeChecked();
      expect(choice.queryByRole('radio', { name: /^Both/ })).toBeNull();
    });
  });
});
