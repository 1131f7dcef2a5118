import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictError } from '@/lib/records/errors';
import { getFootprintOrDefaults, updateFootprint } from '@/lib/records/facade';
import { aFootprint } from '@/lib/testing/records';
import { FootprintView } from './footprint-view';

jest.mock('@/components/admin/editing/sharing/open-draft', () => ({
  ...jest.requireActual('@/components/admin/editing/sharing/open-draft'),
  readShared: async () => ({ draft: null, needsApproval: false }),
}));
jest.mock('@/components/admin/editing/work/open-work', () => ({ openWork: async () => null }));
jest.mock('@/lib/records/facade', () => ({
  ...jest.requireActual('@/lib/records/facade'),
  updateFootprint: jest.fn(),
  getFootprintOrDefaults: jest.fn(),
}));

describe('the footprint view', () => {
  it('shows the figures as they are, without counting up', async () => {
    jest.mocked(getFootprintOrDefaults).mockImplementation(async (id) => aFootprint({ id, patients: '71M' }));
    render(<FootprintView />);
    const figure = await screen.findByText('71M');
    expect(figure.closest('ui-count-up')).toBeNull();
  });

  it('reports that a colleague published first, and compares the draft with their figures', async () => {
    const stored = {
      draft: aFootprint({ patients: '71M' }),
      published: aFootprint({ id: 'published', revision: 1 }),
    };
    jest.mocked(getFootprintOrDefaults).mockImplementation(async (id) => stored[id]);
    render(<FootprintView />);
    expect(await screen.findByText('The draft differs from what visitors see now.')).toBeVisible();
    stored.published = { ...stored.published, patients: '71M', revision: 2 };
    const conflict = new ConflictError('GlobalFootprint', 'published', stored.published);
    jest.mocked(updateFootprint).mockRejectedValueOnce(conflict);
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was overwritten.');
    expect(await screen.findByText('Visitors see these figures now.')).toBeVisible();
  });
});
