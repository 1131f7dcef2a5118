import '@/components/admin/testing/no-network';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFootprint } from '@/lib/testing/records';
import { FootprintForm } from './footprint-editor';

const draft = aFootprint({ patients: '71M', revision: 2 });
const published = aFootprint({ id: 'published', patients: '70M' });

async function openForm() {
  const { unmount } = render(
    <FootprintForm footprints={{ draft, published }} opened={null} onFootprints={() => {}} />,
  );
  // The share card loads separately, because its script contains the content of every public page.
  await screen.findByRole('region', { name: 'Share card' }, { timeout: 10_000 });
  return {
    unmount,
    patients: screen.getByLabelText('Patient lives touched'),
    user: userEvent.setup(),
  };
}

beforeEach(() => localStorage.clear());

describe('the footprint editor', () => {
  it('shows the draft beside the published figures', async () => {
    const { patients } = await openForm();
    expect(patients).toHaveValue('71M');
    const live = within(screen.getByRole('region', { name: 'Live figures' }));
    expect(live.getByText('70M')).toBeVisible();
    expect(live.getByText('Never published. Visitors see the default figures.')).toBeVisible();
  });

  it('marks a figure only while it differs from the published one', async () => {
    const { patients, user } = await openForm();
    const live = within(screen.getByRole('region', { name: 'Live figures' }));
    expect(live.getAllByText('Draft differs')).toHaveLength(1);
    await user.clear(patients);
    await user.type(patients, '70M');
    await waitFor(() => expect(live.queryByText('Draft differs')).toBeNull());
  });

  it('reports a figure that is empty or too long', async () => {
    const { patients, user } = await openForm();
    await user.clear(patients);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(patients).toBeInvalid());
    expect(patients).toHaveAccessibleDescription(/Enter a figure for “Patient lives touched”/);
    await user.type(patients, 'seventy-one million lives');
    await waitFor(() => expect(patients).toHaveAccessibleDescription(/Use at most 20 characters/));
    expect(patients).toHaveFocus();
  });

  it.each(['Save draft', 'Publish'])(
    'keeps the typed figures when %s fails, and gives the reason',
    async (button) => {
      const { patients, user } = await openForm();
      await user.type(patients, '+');
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your session has expired.');
      expect(patients).toHaveValue('71M+');
    },
  );
});
