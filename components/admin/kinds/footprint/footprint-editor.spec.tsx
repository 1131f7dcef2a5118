import '@/components/admin/testing/no-network';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RoleProvider } from '@/components/admin/kit/role';
import { fill } from '@/components/admin/testing/fill';
import { cancelSlowSave, rejectOnAbort } from '@/components/admin/testing/slow-save';
import { currentUser } from '@/lib/firebase/auth';
import type { Role } from '@/lib/model/people';
import type { Footprint } from '@/lib/model/records';
import { getDraft, saveDraft } from '@/lib/records/drafts';
import { ChangedDraftError, ConflictError } from '@/lib/records/errors';
import { getFootprintOrDefaults, updateFootprint } from '@/lib/records/facade';
import { askToPublish } from '@/lib/records/requests';
import { aFootprint } from '@/lib/testing/records';
import { FootprintForm } from './footprint-editor';
import type { FootprintFormProps } from './use-footprint';

jest.mock('@/lib/records/facade', () => {
  const actual = jest.requireActual('@/lib/records/facade');
  return { ...actual, updateFootprint: jest.fn(actual.updateFootprint), getFootprintOrDefaults: jest.fn() };
});

jest.mock('@/lib/records/drafts', () => ({
  ...jest.requireActual('@/lib/records/drafts'),
  ...{ getDraft: jest.fn(), saveDraft: jest.fn() },
}));

jest.mock('@/lib/records/requests', () => ({
  ...jest.requireActual('@/lib/records/requests'),
  askToPublish: jest.fn(),
}));

jest.mock('@/lib/firebase/auth', () => {
  const actual = jest.requireActual('@/lib/firebase/auth');
  return { ...actual, currentUser: jest.fn(actual.currentUser) };
});

const { currentUser: present } = jest.requireActual('@/lib/firebase/auth');

const draft = aFootprint({ patients: '71M', revision: 2 });
const published = aFootprint({ id: 'published', patients: '70M' });

const UNSHARED: FootprintFormProps['shared'] = { draft: null, needsApproval: false };

type EditorProps = { stored?: Footprint; shared?: FootprintFormProps['shared']; as?: Role };

function Editor({ stored = draft, shared = UNSHARED, as: role = 'administrator' }: EditorProps) {
  const [footprints, setFootprints] = useState({ draft: stored, published });
  const state = { footprints, opened: null, shared, onFootprints: setFootprints };
  return (
    <RoleProvider value={role}>
      <FootprintForm {...state} />
    </RoleProvider>
  );
}

async function openForm(stored = draft, props: EditorProps = {}) {
  const { unmount } = render(<Editor stored={stored} {...props} />);
  // The share card loads separately, because its script contains the content of every public page.
  await screen.findByRole('region', { name: 'Share card' }, { timeout: 10_000 });
  return {
    unmount,
    patients: screen.getByLabelText('Patient lives touched'),
    user: userEvent.setup({ delay: null }),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(currentUser).mockImplementation(present);
});

describe('the footprint editor', () => {
  it('shows the draft beside the published figures', async () => {
    const { patients } = await openForm();
    expect(patients).toHaveValue('71M');
    const live = within(screen.getByRole('region', { name: 'Live figures' }));
    expect(live.getByText('70M')).toBeVisible();
    expect(live.getByText('Never published. Visitors see the default figures.')).toBeVisible();
  });

  it('marks a figure only while it differs from the published one', async () => {
    const { patients } = await openForm();
    const live = within(screen.getByRole('region', { name: 'Live figures' }));
    expect(live.getAllByText('Draft differs')).toHaveLength(1);
    fill(patients, '70M');
    await waitFor(() => expect(live.queryByText('Draft differs')).toBeNull());
  });

  it('reports a figure that is empty or too long', async () => {
    const { patients, user } = await openForm();
    await user.clear(patients);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(patients).toBeInvalid());
    expect(patients).toHaveAccessibleDescription(/Enter a figure for “Patient lives touched”/);
    fill(patients, 'seventy-one million lives');
    await waitFor(() => expect(patients).toHaveAccessibleDescription(/Use at most 20 characters/));
    expect(patients).toHaveFocus();
  });

  it.each(['Save draft', 'Publish'])('rejects typed text that is not a figure on “%s”', async (button) => {
    const { patients, user } = await openForm();
    fill(patients, 'NaN');
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

  it.each(['Save draft', 'Publish'])(
    'can cancel “%s” while it is slow, and keeps the typed figures',
    async (button) => {
      jest
        .mocked(updateFootprint)
        .mockImplementationOnce((_figures, _live, _ending, signal) => rejectOnAbort(signal));
      const { patients } = await openForm();
      fill(patients, '71M+');
      await cancelSlowSave(button);
      expect(screen.getByText('Cancelled. Nothing was changed.')).toBeVisible();
      expect(patients).toHaveValue('71M+');
    },
  );

  it('publishes nothing if “Publish” is cancelled too late to stop the save of the draft', async () => {
    jest
      .mocked(updateFootprint)
      .mockImplementationOnce((_figures, _live, _ending, signal) => rejectOnAbort(signal).catch(() => 3))
      .mockImplementationOnce(async (_figures, _live, _ending, signal) => {
        signal?.throwIfAborted();
        return 1;
      });
    const { patients } = await openForm();
    fill(patients, '71M+');
    expect(await cancelSlowSave('Publish', 'Global footprint saved.')).toBeVisible();
  });

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
    fill(patients, '95M');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const live = within(screen.getByRole('region', { name: 'Live figures' }));
    expect(await live.findByText('85M')).toBeVisible();
    expect(getFootprintOrDefaults).toHaveBeenCalledWith('published');
    const panel = await screen.findByRole('region', { name: /^This record was saved/ });
    expect(panel).toHaveTextContent('Your figures go live only when you press Publish.');
    await user.click(screen.getByRole('button', { name: 'Save these choices' }));
    expect(await screen.findByText('Global footprint saved.')).toBeVisible();
    expect(updateFootprint).toHaveBeenLastCalledWith(
      { ...theirs, patients: '95M' },
      false,
      undefined,
      expect.anything(),
    );
    expect(live.getByText('85M')).toBeVisible();
    expect(live.getAllByText('Draft differs')).toHaveLength(1);
  });

  describe('of figures that a publisher must approve', () => {
    const wanted = { ...published, patients: '71M' };
    const request = {
      ...{ collection: 'GlobalFootprint' as const, id: 'published', record: wanted, revision: 2 },
      ...{ authors: ['them'], asked: true, note: 'From the register.', noteBy: 'them' },
      ...{ at: new Date(), by: 'them' },
    };

    beforeEach(() => jest.mocked(currentUser).mockReturnValue({ uid: 'me' } as never));

    it('lets a writer ask to publish the saved draft, and withdraws the request when the draft changes', async () => {
      jest.mocked(saveDraft).mockResolvedValueOnce(1).mockResolvedValueOnce(3);
      jest.mocked(getDraft).mockResolvedValue({ ...request, authors: ['me'], noteBy: 'me' } as never);
      jest.mocked(askToPublish).mockResolvedValueOnce(2);
      const { patients, user } = await openForm(draft, { as: 'writer' });
      await user.click(screen.getByRole('button', { name: 'Ask to publish' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      fill(dialog.getByLabelText('Note to the publisher'), 'From the register.');
      await user.click(dialog.getByRole('button', { name: 'Ask to publish' }));
      expect(await screen.findByText('You asked to publish this')).toBeVisible();
      expect(saveDraft).toHaveBeenLastCalledWith('GlobalFootprint', wanted, 0, expect.anything());
      const stored = { collection: 'GlobalFootprint', id: 'published', revision: 1 };
      expect(askToPublish).toHaveBeenLastCalledWith(stored, 'From the register.', expect.anything());

      jest.mocked(updateFootprint).mockResolvedValueOnce(3);
      await user.type(patients, '+');
      expect(screen.getByRole('button', { name: 'Ask to publish' })).toHaveAttribute('aria-disabled', 'true');
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      expect(await screen.findByText('Global footprint saved.')).toBeVisible();
      expect(saveDraft).toHaveBeenLastCalledWith('GlobalFootprint', { ...wanted, patients: '71M+' }, 2);
    });

    it('says that a colleague changed the request meanwhile', async () => {
      jest.mocked(saveDraft).mockRejectedValueOnce(new ChangedDraftError());
      const { user } = await openForm(draft, { as: 'writer' });
      await user.click(screen.getByRole('button', { name: 'Ask to publish' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Ask to publish' }));
      expect(await screen.findByText(/^The shared draft was changed, published or deleted/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    });

    it('ends the request when a publisher publishes other figures without it', async () => {
      const { patients, user } = await openForm(draft, {
        as: 'publisher',
        shared: { ...UNSHARED, draft: request },
      });
      jest
        .mocked(updateFootprint)
        .mockResolvedValueOnce(3)
        .mockRejectedValueOnce(new Error('The test ends here.'));
      await user.type(patients, '+');
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      const figures = { ...published, patients: '71M+' };
      await waitFor(() =>
        expect(updateFootprint).toHaveBeenLastCalledWith(
          figures,
          true,
          { draft: request },
          expect.anything(),
        ),
      );
    });

    it('shows a publisher what would change, and publishes exactly that', async () => {
      const shared = { draft: request, needsApproval: true };
      const { user } = await openForm({ ...draft, patients: '99M' }, { as: 'publisher', shared });
      const panel = within(await screen.findByRole('region', { name: /asked to publish this$/ }));
      expect(panel.getByText('71M')).toBeVisible();
      jest.mocked(updateFootprint).mockRejectedValueOnce(new Error('The test ends here.'));
      await user.click(panel.getByRole('button', { name: 'Approve and publish' }));
      const ending = { draft: request, approval: { reason: '' } };
      await waitFor(() =>
        expect(updateFootprint).toHaveBeenLastCalledWith(wanted, true, ending, expect.anything()),
      );
    });
  });
});
