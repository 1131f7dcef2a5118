import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getPresent } from '@/lib/records/history';
import { aFootprint } from '@/lib/testing/records';
import { HistoryDialog } from './history-dialog';

jest.mock('@/lib/records/history', () => ({ getHistory: jest.fn(), getPresent: jest.fn() }));
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
});
