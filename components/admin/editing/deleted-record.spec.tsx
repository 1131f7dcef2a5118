import '@/components/admin/testing/no-network';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropCopy, workOnDeleted } from '@/components/admin/editing/work/open-work';
import { getDraft } from '@/lib/records/drafts';
import type { Deletion } from '@/lib/records/history';
import { useAction } from './commands/use-action';
import { DeletedRecord } from './deleted-record';

jest.mock('@/components/admin/editing/work/open-work', () => ({
  dropCopy: jest.fn(),
  workOnDeleted: jest.fn(),
}));
jest.mock('@/lib/firebase/auth');
jest.mock('@/lib/records/drafts', () => ({ getDraft: jest.fn() }));

const key = { collection: 'Link', id: 'guide.pdf', uid: 'me', tab: 'tab' } as const;
const copy = { ...key, loaded: 1, title: '', values: {}, revision: 1, since: null, at: null };
const changes = [{ field: 'title', label: 'Title', before: 'Centrifuge guide', after: 'Typed title' }];

beforeEach(() => {
  jest.mocked(workOnDeleted).mockReset().mockResolvedValue([]);
  jest.mocked(getDraft).mockReset().mockResolvedValue(null);
});

function Deleted({ deletion }: { deletion: Deletion }) {
  const shared = { collection: 'Link', id: 'guide.pdf', title: 'Centrifuge guide' } as const;
  return (
    <DeletedRecord
      {...shared}
      deletion={deletion}
      action={useAction()}
      onRestored={() => Promise.resolve()}
    />
  );
}

describe('the editor of a deleted record', () => {
  it("shows the user's own unsaved changes, and discards them on request", async () => {
    jest.mocked(workOnDeleted).mockResolvedValue([{ copy, changes }]);
    render(<Deleted deletion="restorable" />);
    expect(await screen.findByText(/unsaved changes to Title\. .* after you restore/)).toBeVisible();
    expect(screen.getByText(/Typed/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    jest.mocked(workOnDeleted).mockResolvedValue([]);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Your changes were discarded.')).toBeVisible();
    expect(dropCopy).toHaveBeenCalledWith(copy);
    expect(screen.queryByText(/unsaved changes to/)).toBeNull();
  });

  it('does not claim that changes were discarded if newer ones have been backed up since', async () => {
    jest.mocked(workOnDeleted).mockResolvedValue([{ copy, changes }]);
    render(<Deleted deletion="overdue" />);
    const shown = await screen.findByText(/unsaved changes to Title/);
    expect(shown).not.toHaveTextContent('after you restore');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText(/Newer changes have been backed up since/)).toBeVisible();
    expect(screen.queryByText('Your changes were discarded.')).toBeNull();
  });

  it('offers to restore the record while that is possible', async () => {
    await act(async () => void render(<Deleted deletion="restorable" />));
    expect(screen.getByRole('heading', { name: 'Centrifuge guide' })).toBeVisible();
    expect(screen.getByText(/You can restore it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  it('says that the shared draft is kept', async () => {
    jest.mocked(getDraft).mockResolvedValue({ authors: [''] } as never);
    render(<Deleted deletion="restorable" />);
    expect(await screen.findByText(/^Its shared draft, .*, is kept\./)).toBeVisible();
  });

  it('explains that the record can no longer be restored, and offers no button', async () => {
    await act(async () => void render(<Deleted deletion="overdue" />));
    expect(screen.getByText(/can no longer be restored/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
