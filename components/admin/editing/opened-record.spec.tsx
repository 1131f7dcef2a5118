import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWork } from '@/components/admin/editing/work/open-work';
import { emptyRecord } from '@/lib/model/converter';
import type { PdfLink } from '@/lib/model/records';
import { deletionOf } from '@/lib/records/history';
import { restoreRecord } from '@/lib/records/restores';
import { UNNAMED } from '@/lib/records/work';
import { aPdfLink } from '@/lib/testing/records';
import { OpenedRecord } from './opened-record';

jest.mock('@/components/admin/editing/sharing/open-draft', () => ({
  ...jest.requireActual('@/components/admin/editing/sharing/open-draft'),
  readShared: async () => ({ draft: null, needsApproval: false }),
  readDeleted: async () => null,
}));
jest.mock('@/components/admin/editing/work/open-work', () => ({
  openWork: jest.fn(async () => null),
  workOnDeleted: async () => [],
}));
jest.mock('@/lib/records/history', () => ({ deletionOf: jest.fn() }));
jest.mock('@/lib/records/restores', () => ({ restoreRecord: jest.fn() }));

function openLink(get: () => Promise<PdfLink | null>, id: string) {
  const source = { collection: 'Link' as const, get, empty: () => emptyRecord('Link', id) };
  render(
    <OpenedRecord source={source} id={id || 'new'}>
      {({ record, isNew }) => <h1>{isNew ? 'New link' : record.title}</h1>}
    </OpenedRecord>,
  );
}

beforeEach(() => {
  jest.mocked(openWork).mockClear();
  jest.mocked(deletionOf).mockReset().mockResolvedValue(null);
});

describe('the opening of a record', () => {
  it('looks for changes to a new link under the name of unnamed work', async () => {
    openLink(async () => null, '');
    expect(await screen.findByRole('heading', { name: 'New link' })).toBeVisible();
    expect(openWork).toHaveBeenCalledWith('Link', expect.anything(), UNNAMED);
    expect(deletionOf).not.toHaveBeenCalled();
  });

  it('offers to restore a deleted record, and then shows its form', async () => {
    const stored = aPdfLink();
    const get = jest.fn<Promise<PdfLink | null>, []>().mockResolvedValueOnce(null).mockResolvedValue(stored);
    jest.mocked(deletionOf).mockResolvedValue({ title: 'Deleted link', deletion: 'restorable' });
    jest.mocked(restoreRecord).mockResolvedValue(4);
    openLink(get, stored.id);
    expect(await screen.findByRole('heading', { name: 'Deleted link' })).toBeVisible();
    expect(openWork).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('heading', { name: stored.title })).toBeVisible();
    expect(restoreRecord).toHaveBeenCalledWith('Link', stored.id);
    expect(openWork).toHaveBeenCalledWith('Link', stored, stored.id);
  });
});
