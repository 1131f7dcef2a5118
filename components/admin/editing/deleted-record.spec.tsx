import '@/components/admin/testing/no-network';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDeleted, type SharedDraft } from '@/components/admin/editing/sharing/open-draft';
import { discardCopy, workOnDeleted } from '@/components/admin/editing/work/open-work';
import type { PdfLink } from '@/lib/model/records';
import type { Deletion } from '@/lib/records/history';
import { askToRestore, restoreApproved } from '@/lib/records/restores';
import { aPdfLink } from '@/lib/testing/records';
import { useAction } from './commands/use-action';
import { DeletedRecord } from './deleted-record';

jest.mock('@/components/admin/editing/work/open-work', () => ({
  discardCopy: jest.fn(),
  workOnDeleted: jest.fn(),
}));
jest.mock('@/components/admin/editing/sharing/open-draft', () => ({ readDeleted: jest.fn() }));
jest.mock('@/components/admin/kit/person-name', () => ({ usePersonName: () => 'them' }));
jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));
jest.mock('@/lib/publishing/prove', () => ({ proveLive: async () => ({}) }));
jest.mock('@/lib/records/restores', () => ({
  askToRestore: jest.fn(async () => {}),
  restoreApproved: jest.fn(),
}));

const key = { collection: 'Link', id: 'guide.pdf', uid: 'me', tab: 'tab' } as const;
const copy = { ...key, loaded: 1, title: '', values: {}, revision: 1, since: null, at: null };
const changes = [{ field: 'title', label: 'Title', before: 'Centrifuge guide', after: 'Typed title' }];

beforeEach(() => {
  jest.mocked(workOnDeleted).mockReset().mockResolvedValue([]);
  jest.mocked(readDeleted).mockReset().mockResolvedValue(null);
});

const file = { link: 'pdfs/guide.pdf', sha256: 'a'.repeat(64), size: 2048, pages: 2 };
const record = aPdfLink({ id: 'guide.pdf', title: 'Centrifuge guide', revision: 3, ...file });
const draft: SharedDraft<PdfLink> = {
  ...{ collection: 'Link', id: record.id, record: { ...record, title: 'New guide' }, revision: 2 },
  ...{ authors: ['them'], asked: false, note: '', noteBy: 'them', at: new Date(), by: 'them' },
};
const has = (state: Partial<Awaited<ReturnType<typeof readDeleted>>>) =>
  jest.mocked(readDeleted).mockResolvedValue({ record, draft: null, needsApproval: false, ...state });

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
    expect(discardCopy).toHaveBeenCalledWith(copy);
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

  it('shows the shared draft and the history', async () => {
    has({ draft });
    render(<Deleted deletion="restorable" />);
    expect(await screen.findByRole('button', { name: 'History' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Shared draft' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  it('asks publishers to restore a link that needs a second person', async () => {
    has({ needsApproval: true });
    render(<Deleted deletion="restorable" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to restore' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Note to the publisher'), 'Still needed.');
    has({ needsApproval: true, draft: { ...draft, asked: true } });
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to restore' }));
    expect(askToRestore).toHaveBeenCalledWith('Link', 'guide.pdf', 'Still needed.');
    expect(await screen.findByText(/^Your request was sent\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Restore|Ask/ })).toBeNull();
  });

  it('shows what a request to restore a link would bring back', async () => {
    has({ needsApproval: true, draft: { ...draft, asked: true, record } });
    render(<Deleted deletion="restorable" />);
    expect(await screen.findByRole('heading', { name: 'Them asked to restore this' })).toBeVisible();
    expect(screen.getByText(/visitors will see it again/)).toBeVisible();
    expect(screen.getByText('Centrifuge guide', { selector: 'dd *' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Open the file to be restored/ })).toBeVisible();
    expect(screen.getByText('It has not changed since it was deleted.')).toBeVisible();
    expect(screen.queryByText('No changes to the saved version')).toBeNull();
  });

  it('lets a request be returned but not approved after 30 days, and explains why', async () => {
    has({ needsApproval: true, draft: { ...draft, asked: true } });
    render(<Deleted deletion="overdue" />);
    expect(
      await screen.findByText(/deleted more than 30 days ago, .* Withdraw the request, or/),
    ).toBeVisible();
    expect(screen.getByText('Different from the deleted version: Title.')).toBeVisible();
    expect(screen.getByText('Return with a note', { selector: 'summary' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  });

  it('restores a link as the draft that a publisher approves', async () => {
    const asked = { ...draft, asked: true };
    has({ needsApproval: true, draft: asked });
    jest.mocked(restoreApproved).mockResolvedValue(4);
    render(<Deleted deletion="restorable" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and restore' }));
    const approved = { draft: asked, approval: { reason: '' } };
    expect(restoreApproved).toHaveBeenCalledWith('Link', 'guide.pdf', approved);
  });

  it('does not ask for a draft of an earlier version, which the rules would refuse', async () => {
    has({ needsApproval: true, draft: { ...draft, record: { ...record, revision: 2 } } });
    render(<Deleted deletion="restorable" />);
    const button = await screen.findByRole('button', { name: 'Ask to restore' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('explains that the record can no longer be restored, and offers no button', async () => {
    await act(async () => void render(<Deleted deletion="overdue" />));
    expect(screen.getByText(/can no longer be restored/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
