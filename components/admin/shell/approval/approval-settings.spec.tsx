import '@/components/admin/testing/no-network';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleProvider } from '@/components/admin/kit/role';
import type { Role } from '@/lib/model/people';
import { TooFewPublishersError } from '@/lib/records/errors';
import { setApprovalKinds } from '@/lib/records/settings';
import { ApprovalSettings } from './approval-settings';

jest.mock('@/lib/records/settings', () => ({
  getApprovalKinds: async () => ['Media'],
  setApprovalKinds: jest.fn(async () => {}),
}));

async function show(role: Role) {
  render(
    <RoleProvider value={role}>
      <ApprovalSettings />
    </RoleProvider>,
  );
  return { blogs: await screen.findByRole('checkbox', { name: 'Blogs' }), user: userEvent.setup() };
}

describe('the approval settings', () => {
  it('show the kinds that need a second person, and save a change', async () => {
    const { blogs, user } = await show('administrator');
    expect(blogs).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Press mentions' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Footprint' })).not.toBeChecked();
    await user.click(blogs);
    await user.click(screen.getByRole('checkbox', { name: 'PDF links' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(setApprovalKinds).toHaveBeenCalledWith(['Media', 'Blog', 'Link']);
  });

  it('say that two publishers are needed first', async () => {
    jest.mocked(setApprovalKinds).mockRejectedValueOnce(new TooFewPublishersError());
    const { blogs, user } = await show('administrator');
    await user.click(blogs);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/approval needs at least two active publishers or administrators/),
    ).toBeVisible();
  });

  it('can only be read by others', async () => {
    const { blogs } = await show('publisher');
    expect(blogs).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });
});
