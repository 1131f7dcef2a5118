import '@/components/admin/testing/no-network';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConflictError } from '@/lib/records/errors';
import { getFootprintOrDefaults, updateFootprint } from '@/lib/records/facade';
import { aFootprint } from '@/lib/testing/records';
import { FootprintForm } from './footprint-editor';

jest.mock('@/lib/records/facade', () => {
  const actual = jest.requireActual('@/lib/records/facade');
  return { updateFootprint: jest.fn(actual.updateFootprint), getFootprintOrDefaults: jest.fn() };
});

const draft = aFootprint({ patients: '71M', revision: 2 });
const published = aFootprint({ id: 'published', patients: '70M' });

function Editor({ stored = draft }) {
  const [footprints, setFootprints] = useState({ draft: stored, published });
  return <FootprintForm footprints={footprints} opened={null} onFootprints={setFootprints} />;
}

async function openForm(stored = draft) {
  const { unmount } = render(<Editor stored={stored} />);
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

  it.each(['Save draft', 'Publish'])('rejects typed text that is not a figure on “%s”', async (button) => {
    const { patients, user } = await openForm();
    await user.clear(patients);
    await user.type(patients, 'NaN');
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(patients).toHaveAccessibleDescription(/must start with a digit .*300M or 3000\+/),
    );
  });

  it('does not publish a stored draft that is not a figure, but saves the other figures', async () => {
    const { user } = await openForm({ ...draft, devices: '-5M' });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Nothing was published. Devices manufactured annually must start with a digit/,
    );
    jest.mocked(updateFootprint).mockResolvedValueOnce(3);
    await user.type(screen.getByLabelText('Patient lives touched'), '+');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Global footprint saved.')).toBeVisible();
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

  it('removes the receipt at the next keystroke', async () => {
    jest.mocked(updateFootprint).mockResolvedValueOnce(3);
    const { patients, user } = await openForm();
    await user.type(patients, '+');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Global footprint saved.')).toBeVisible();
    await user.type(patients, '+');
    expect(screen.queryByText('Global footprint saved.')).toBeNull();
  });

  it('shows the figures that a colleague published, when their draft conflicts with the typed one', async () => {
    const theirs = { ...draft, patients: '85M', revision: 3 };
    jest
      .mocked(updateFootprint)
      .mockRejectedValueOnce(new ConflictError('GlobalFootprint', 'draft', theirs))
      .mockResolvedValueOnce(4);
    jest.mocked(getFootprintOrDefaults).mockResolvedValueOnce({ ...published, patients: '85M', revision: 1 });
    const { patients, user } = await openForm();
    await user.clear(patients);
    await user.type(patients, '95M');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const live = within(screen.getByRole('region', { name: 'Live figures' }));
    expect(await live.findByText('85M')).toBeVisible();
    expect(getFootprintOrDefaults).toHaveBeenCalledWith('published');
    const panel = await screen.findByRole('region', { name: /^This record was saved/ });
    expect(panel).toHaveTextContent('Your figures go live only when you press Publish.');
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Global footprint saved.')).toBeVisible();
    expect(updateFootprint).toHaveBeenLastCalledWith({ ...theirs, patients: '95M' }, false);
    expect(live.getByText('85M')).toBeVisible();
    expect(live.getAllByText('Draft differs')).toHaveLength(1);
  });
});
