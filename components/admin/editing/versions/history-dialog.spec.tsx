import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getApprovals } from '@/lib/records/approvals';
import { getHistory, getPresent } from '@/lib/records/history';
import { aBlog, aFootprint } from '@/lib/testing/records';
import { HistoryDialog } from './history-dialog';

jest.mock('@/lib/records/history', () => ({ getHistory: jest.fn(), getPresent: jest.fn() }));
jest.mock('@/lib/records/approvals', () => ({
  ...jest.requireActual('@/lib/records/approvals'),
  getApprovals: jest.fn(async () => new Map()),
}));
jest.mock('@/lib/records/staff', () => ({ getStaff: async () => new Map() }));
jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));

const loaded = aFootprint({ id: 'published', patients: '70M', revision: 1 });
const stored = { ...loaded, patients: '85M', revision: 2 };

describe('the history', () => {
  it('compares earlier versions with the stored one, even if a colleague saved that one meanwhile', async () => {
    jest.mocked(getPresent).mockResolvedValue(stored);
    const earlier = { revision: 1, record: loaded, replacedAt: null, replacedBy: 'them' };
    jest.mocked(getHistory).mockResolvedValue([earlier]);
    const onRestore = jest.fn();
    render(<HistoryDialog name="GlobalFootprint" record={loaded} unsaved={false} onRestore={onRestore} />);
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore this version: Version 1' }));
    expect(onRestore).toHaveBeenCalledWith(loaded);
  });

  it('shows who approved a version and its deletion, or why it was published in an emergency', async () => {
    jest.mocked(getPresent).mockResolvedValue(stored);
    const earlier = { revision: 1, record: loaded, replacedAt: null, replacedBy: 'them' };
    jest.mocked(getHistory).mockResolvedValue([earlier]);
    jest.mocked(getApprovals).mockResolvedValueOnce(
      new Map([
        ['1', { by: 'me', authors: ['writer'], reason: '' }],
        ['1-deletion', { by: 'me', authors: ['second'], reason: '' }],
        ['2', { by: 'me', authors: ['me'], reason: 'A recall.' }],
      ]),
    );
    render(<HistoryDialog name="GlobalFootprint" record={stored} unsaved={false} onRestore={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    const both =
      'Approved by you. Written by a colleague (writer). Deletion approved by you. Requested by a colleague (second).';
    expect(await screen.findByText(both)).toBeVisible();
    expect(screen.getByText(/Published in an emergency, without a second person: A recall\./)).toBeVisible();
  });

  it('shows what visitors saw on a day, and who released it', async () => {
    const [first, second, third] = [
      new Date(2026, 2, 1, 9),
      new Date(2026, 2, 3, 9),
      new Date(2026, 2, 5, 9),
    ];
    jest.mocked(getPresent).mockResolvedValue({ ...stored, revision: 3, updatedAt: third });
    jest.mocked(getHistory).mockResolvedValue([
      { revision: 2, record: { ...stored, updatedAt: second }, replacedAt: third, replacedBy: 'them' },
      {
        ...{ revision: 1, replacedAt: second, replacedBy: 'them' },
        record: { ...loaded, updatedAt: first, updatedBy: 'me' },
      },
    ]);
    render(<HistoryDialog name="GlobalFootprint" record={stored} unsaved={false} onRestore={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    const day = await screen.findByLabelText('Show only what visitors saw on');
    await userEvent.type(day, '2026-03-02');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Version 1: live from 1 Mar 2026, 09:00 until 3 Mar 2026, 09:00, by you',
    );
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Version 1',
    ]);
    await userEvent.clear(day);
    await userEvent.type(day, '2026-03-09');
    const current = screen.getByRole('listitem');
    expect(within(current).getByRole('heading')).toHaveTextContent('Version 3');
    expect(current).toHaveTextContent('Current version');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-02-02');
    expect(screen.getByRole('status')).toHaveTextContent('Visitors did not see this record on that day.');
  });

  it('shows the content of the versions of a deleted record, but restores none', async () => {
    jest.mocked(getPresent).mockResolvedValue(null);
    const record = aBlog({ title: 'Recalled tubes', published: true, revision: 1 });
    const replacedAt = new Date(2026, 2, 5, 9);
    jest.mocked(getHistory).mockResolvedValue([{ revision: 1, record, replacedAt, replacedBy: 'them' }]);
    render(<HistoryDialog name="Blog" record={record} unsaved={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByText('Show this version'));
    expect(screen.getByText('Recalled tubes')).toBeVisible();
    expect(screen.queryByText(/^Current version/)).toBeNull();
    expect(screen.queryByText(/Restoring/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });
});
