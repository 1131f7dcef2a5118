import '@/components/admin/testing/no-network';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LackingProvider, RoleProvider } from '@/components/admin/kit/role';
import type { Role } from '@/lib/model/people';
import type { Blog } from '@/lib/model/records';
import { aBlog } from '@/lib/testing/records';
import { DraftPanel, type DraftPanelProps } from './draft-panel';
import type { SharedDraft } from './open-draft';

jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));
jest.mock('@/components/admin/kit/person-name', () => ({
  usePersonName: (uid: string) => (uid === 'me' ? 'you' : 'writer@purvia.example'),
}));

const record = aBlog({ title: 'Live', published: true, revision: 1 });
const draft: SharedDraft<Blog> = {
  ...{ collection: 'Blog', id: record.id, record: { ...record, title: 'Next' }, revision: 2 },
  ...{ authors: ['them'], asked: true, note: 'Please check.', noteBy: 'them', at: new Date(), by: 'them' },
};

function show(
  role: Role,
  props: Partial<DraftPanelProps> = {},
  changes: Partial<SharedDraft<Blog>> = {},
  lacking = false,
) {
  const acts = { onApprove: jest.fn(), onReturn: jest.fn(), onRemove: jest.fn() };
  const state = { isInForm: true, isUnchanged: true, needsApproval: false, busy: false };
  const shown = { name: 'Blog' as const, record, draft: { ...draft, ...changes } };
  render(
    <RoleProvider value={role}>
      <LackingProvider value={lacking}>
        <DraftPanel {...shown} {...state} {...acts} {...props} />
      </LackingProvider>
    </RoleProvider>,
  );
  return { ...acts, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the panel of a shared draft', () => {
  it('shows a publisher who asks, for what and when, and approves it', async () => {
    const { user, onApprove } = show('publisher');
    expect(screen.getByText('writer@purvia.example asked to publish this')).toBeVisible();
    expect(screen.getByText('Please check.')).toBeVisible();
    expect(screen.getByText(/^Goes live once approved\./)).toBeVisible();
    expect(screen.getByText('Next')).toBeVisible();
    await user.click(button('Approve and publish'));
    expect(onApprove).toHaveBeenCalledWith('');
  });

  it('names the time for which approval schedules the record', async () => {
    const scheduled = { ...draft.record, published: false, publishAt: new Date(2099, 2, 3, 9) };
    const { user, onApprove } = show('publisher', {}, { record: scheduled });
    expect(screen.getByText(/^Goes live 3 Mar 2099, 09:00, UTC\./)).toBeVisible();
    await user.click(button('Approve and schedule for 3 Mar 2099, 09:00, UTC'));
    expect(onApprove).toHaveBeenCalledWith('');
  });

  describe('when a time passes', () => {
    const soon = new Date('2099-03-03T09:00Z');
    const passTime = () => act(() => jest.advanceTimersByTime(1_000));

    beforeEach(() => jest.useFakeTimers({ now: Number(soon) - 500 }));
    afterEach(() => jest.useRealTimers());

    it('offers to publish a record at once when the wanted time passes', () => {
      const record = { ...draft.record, published: false, publishAt: soon };
      show('publisher', {}, { record });
      expect(screen.getByRole('button', { name: /^Approve and schedule for / })).toBeVisible();
      passTime();
      expect(button('Approve and publish')).toBeVisible();
      expect(screen.getByText(/^Goes live once approved\./)).toBeVisible();
    });

    it('does not offer approval once the unpublish time has passed', () => {
      const { onApprove } = show('publisher', {}, { record: { ...draft.record, unpublishAt: soon } });
      expect(button('Approve and publish')).not.toHaveAttribute('aria-disabled');
      passTime();
      expect(screen.getByText(/^The unpublish time has passed/)).toBeVisible();
      expect(screen.queryByText(/^Goes live/)).toBeNull();
      fireEvent.click(button('Approve and publish'));
      expect(onApprove).not.toHaveBeenCalled();
    });
  });

  it('shows a publisher that the record would be unpublished', async () => {
    const off = { ...draft.record, title: 'Live', published: false };
    const { user, onApprove } = show('publisher', {}, { record: off });
    expect(screen.getByText('writer@purvia.example asked to unpublish this')).toBeVisible();
    expect(screen.getByText('If this is approved, visitors can no longer see it.')).toBeVisible();
    expect(screen.queryByText(/^Goes live/)).toBeNull();
    expect(screen.queryByText('No changes to the saved version')).toBeNull();
    await user.click(button('Approve and unpublish'));
    expect(onApprove).toHaveBeenCalledWith('');
  });

  it('shows a publisher that the record would be deleted, whatever its times', async () => {
    const ended = { ...record, unpublishAt: new Date(2020, 1, 1) };
    const { user, onApprove } = show(
      'publisher',
      { needsApproval: true },
      { asked: 'deletion', record: ended },
    );
    expect(screen.getByText('writer@purvia.example asked to delete this')).toBeVisible();
    expect(screen.getByText(/^If the request is approved, this is deleted/)).toBeVisible();
    expect(screen.queryByText(/^Goes live/)).toBeNull();
    expect(screen.queryByText('Show changes')).toBeNull();
    await user.click(button('Approve and delete'));
    expect(onApprove).toHaveBeenCalledWith('');
  });

  it('cannot approve a request to delete an earlier version, and says why', async () => {
    const { user, onApprove } = show(
      'publisher',
      { record: { ...record, revision: 2 } },
      { asked: 'deletion', record },
    );
    await user.click(button('Approve and delete'));
    expect(onApprove).not.toHaveBeenCalled();
    expect(screen.getByText(/^This has been changed since the request\./)).toBeVisible();
  });

  it('shows a request to unpublish as such, even if the record has been unpublished since', () => {
    const off = { ...draft.record, title: 'Live', published: false };
    show('publisher', { record: aBlog({ title: 'Live', revision: 2 }) }, { record: off });
    expect(screen.getByText('writer@purvia.example asked to unpublish this')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
  });

  it('lets an author approve a request to unpublish, which needs no second person or emergency', async () => {
    const off = { ...draft.record, title: 'Live', published: false };
    const own = { record: off, authors: ['them', 'me'] };
    const { user, onApprove } = show('administrator', { needsApproval: true }, own);
    expect(screen.queryByText('Publish without a second person')).toBeNull();
    await user.click(button('Approve and unpublish'));
    expect(onApprove).toHaveBeenCalledWith('');
  });

  it('returns a request only with a note', async () => {
    const { user, onReturn } = show('publisher');
    await user.click(screen.getByText('Return with a note', { selector: 'summary' }));
    await user.click(button('Return with a note'));
    expect(screen.getByText('Enter a note for the author.')).toBeVisible();
    expect(onReturn).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Note to the author'), ' The figures are old. ');
    await user.click(button('Return with a note'));
    expect(onReturn).toHaveBeenCalledWith('The figures are old.');
  });

  it.each([
    ['an author', {}, { authors: ['them', 'me'] }],
    ['a publisher whose form differs from the request', { isUnchanged: false }, {}],
  ])('does not let %s approve it', async (_who, props, changes) => {
    const { user, onApprove } = show('publisher', props, changes);
    expect(button('Approve and publish')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Approve and publish'));
    expect(onApprove).not.toHaveBeenCalled();
  });

  it('does not let a publisher approve without the second factor that their role needs', async () => {
    const { user, onApprove } = show('publisher', {}, {}, true);
    expect(screen.getByText(/^Your role needs an authenticator app/)).toBeVisible();
    await user.click(button('Approve and publish'));
    expect(onApprove).not.toHaveBeenCalled();
  });

  it('lets a writer withdraw their own request, but answer none', async () => {
    const { user, onReturn } = show('writer', {}, { authors: ['me'], noteBy: 'me' });
    expect(screen.getByText('You asked to publish this')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
    expect(screen.queryByText('Return with a note')).toBeNull();
    await user.click(button('Withdraw request'));
    expect(onReturn).toHaveBeenCalledWith('');
  });

  it('lets only an administrator publish their own draft in an emergency, for a reason', async () => {
    const own = { authors: ['me'] };
    const { user, onApprove } = show('administrator', { needsApproval: true }, own);
    await user.click(screen.getByText('Publish without a second person'));
    await user.click(button('Publish in an emergency'));
    expect(screen.getByText('Enter the reason.')).toBeVisible();
    await user.type(screen.getByLabelText('Reason'), 'A recall');
    await user.click(button('Publish in an emergency'));
    expect(onApprove).toHaveBeenCalledWith('A recall');
  });

  it('names the time for which an emergency schedules the record', () => {
    const scheduled = { ...draft.record, published: false, publishAt: new Date(2099, 2, 3, 9) };
    show('administrator', { needsApproval: true }, { record: scheduled, authors: ['me'] });
    expect(screen.getByText('Schedule in an emergency: 3 Mar 2099, 09:00, UTC')).toBeInTheDocument();
  });

  it('offers no emergency to a publisher, nor where no second person is needed', () => {
    show('publisher', { needsApproval: true }, { authors: ['me'] });
    show('administrator', {}, { authors: ['me'] });
    expect(screen.queryByText('Publish without a second person')).toBeNull();
  });

  it('shows who saved a draft that is not asked for, and why it was returned', async () => {
    show('writer', {}, { asked: false, authors: ['me'], by: 'me' });
    expect(screen.getByText('Last changed by you. Visitors do not see it.')).toBeVisible();
    expect(screen.getByText('writer@purvia.example returned the draft:')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
  });
});
