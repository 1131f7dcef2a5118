import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleProvider } from '@/components/admin/kit/role';
import { people } from '@/content/admin/people';
import { checkSession } from '@/lib/firebase/auth';
import type { Role } from '@/lib/model/people';
import {
  type Colleague,
  changeColleague,
  getColleagues,
  getInvites,
  type Invite,
  inviteColleague,
} from '@/lib/records/colleagues';
import { StaleListError } from '@/lib/records/errors';
import { PeopleView } from './people-view';

jest.mock('@/lib/records/colleagues', () => ({
  getColleagues: jest.fn(),
  changeColleague: jest.fn(),
  getInvites: jest.fn(),
  inviteColleague: jest.fn(),
  getFormerRoles: async () => [
    { role: 'publisher', active: false, until: new Date(2026, 2, 3, 9, 30), by: 'boss' },
    { role: 'writer', active: true, until: new Date(2026, 2, 2, 9, 30), by: 'operator' },
  ],
}));
jest.mock('@/lib/records/staff', () => ({
  getStaff: async () => new Map([['boss', 'boss@purvia.example']]),
}));
jest.mock('@/lib/records/factors', () => ({
  getFactors: async () => new Set(['me']),
  getDemand: async () => ({ roles: [], revision: 0 }),
}));
jest.mock('@/lib/firebase/backend', () => ({ wayToReset: () => 'byEmail' }));
jest.mock('@/lib/firebase/auth', () => ({
  currentUser: () => ({ uid: 'me' }),
  checkSession: jest.fn(async () => {}),
}));

const person = (uid: string, fields: Partial<Colleague> = {}): Colleague => ({
  ...{ uid, email: `${uid}@purvia.example`, role: 'writer', active: true },
  ...{ since: new Date(2026, 2, 3), by: 'operator', revision: 1 },
  ...fields,
});

/** The number of rows in the table of rights. */
const RIGHTS = people.rights.rows.length;

const ME = person('me', { role: 'administrator' });
const WRITER = person('writer');
const GONE = person('gone', { active: false });

const invited = (email: string, state: Invite['state']): Invite => ({
  ...{ email, state, role: 'writer', since: new Date(2026, 2, 3, 9, 30), revision: 2 },
});

const viewOf = (role: Role) => (
  <RoleProvider value={role}>
    <PeopleView />
  </RoleProvider>
);

async function show(role: Role = 'administrator', invites: Invite[] = [], persons = [ME, WRITER, GONE]) {
  jest.mocked(getInvites).mockResolvedValue(invites);
  jest.mocked(getColleagues).mockResolvedValue(persons);
  const { rerender } = render(viewOf(role));
  await screen.findByText('writer@purvia.example');
  return { become: (next: Role) => rerender(viewOf(next)) };
}

const change = jest.mocked(changeColleague);

beforeEach(() => {
  change.mockReset().mockResolvedValue();
  jest.mocked(getColleagues).mockClear();
  jest.mocked(checkSession).mockClear();
  jest.mocked(inviteColleague).mockReset().mockResolvedValue();
});

describe('the view of people', () => {
  it('changes a role after a confirmation', async () => {
    await show();
    const select = screen.getByRole('combobox', { name: 'Role of writer@purvia.example' });
    await userEvent.selectOptions(select, 'Publisher');
    const dialog = await screen.findByRole('alertdialog', { name: 'Change the role to Publisher?' });
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    expect(change).toHaveBeenCalledWith(WRITER, { role: 'publisher' });
    expect(getColleagues).toHaveBeenCalledTimes(2);
  });

  it('deactivates after a confirmation, and activates again', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate: writer@purvia.example' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }),
    );
    expect(change).toHaveBeenCalledWith(WRITER, { active: false });
    await userEvent.click(screen.getByRole('button', { name: 'Activate: gone@purvia.example' }));
    expect(change).toHaveBeenLastCalledWith(GONE, { active: true });
  });

  it("offers no control for one's own role, and says why", async () => {
    await show();
    expect(screen.getByText('Authenticator app on')).toBeVisible();
    expect(screen.getByText(/Another administrator must change your own role/)).toBeVisible();
    expect(screen.getAllByRole('combobox', { name: /^Role of/ })).toHaveLength(1);
  });

  it('tells an administrator who only has the claim how to be listed', async () => {
    await show('administrator', [], [WRITER]);
    expect(screen.getByText(/^You are an administrator, but you are not in this list yet\./)).toBeVisible();
  });

  it('tells others that only administrators can change people', async () => {
    await show('publisher');
    expect(screen.getByText(/^Only administrators can invite people/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Deactivate|Activate|Send again): / })).toBeNull();
  });

  it('checks the role after a refused request, and follows it without losing the typed address', async () => {
    change.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
    const { become } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'new@purvia.example');
    expect(checkSession).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Activate: gone@purvia.example' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission');
    expect(checkSession).toHaveBeenCalledTimes(1);
    become('publisher');
    expect(screen.getByText(/^Your role has changed to Publisher\. Only administrators can/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /^Role of/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /ctivate: / })).toBeNull();
    const address = screen.getByRole('textbox', { name: 'Email' });
    expect(address).toHaveValue('new@purvia.example');
    expect(screen.getByRole('button', { name: 'Send invitation' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(address, '{Enter}');
    expect(inviteColleague).not.toHaveBeenCalled();
    become('administrator');
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(inviteColleague).toHaveBeenCalledWith('new@purvia.example', 'writer', undefined);
  });

  it("shows a person's former roles, and who changed them", async () => {
    await show();
    await userEvent.click(screen.getByText(/^Earlier roles/, { selector: 'tr:nth-child(2) summary *' }));
    expect(
      await screen.findByText(
        'Publisher, deactivated, until 3 Mar 2026, 09:30, changed by boss@purvia.example',
      ),
    ).toBeVisible();
    expect(screen.getByText('Writer, until 2 Mar 2026, 09:30, changed by an operator')).toBeVisible();
  });

  it('filters people by tabs with counts, and lists deactivated people last', async () => {
    await show('administrator', [invited('next@purvia.example', 'sent')], [GONE, ME, WRITER]);
    const emails = () =>
      screen
        .getAllByRole('rowheader')
        .slice(0, -RIGHTS)
        .map((cell) => cell.textContent);
    const [me, writer, next, gone] = [ME.email, WRITER.email, 'next@purvia.example', GONE.email].map(
      (email) => expect.stringContaining(email),
    );
    expect(emails()).toEqual([me, writer, next, gone]);
    const tab = (name: string) => screen.getByRole('button', { name });
    expect(tab('Everyone 4')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(tab('No authenticator app 1'));
    expect(screen.getByRole('table', { name: 'No authenticator app' })).toBeVisible();
    expect(emails()).toEqual([writer]);
    await userEvent.click(tab('Invited 1'));
    expect(emails()).toEqual([next]);
    await userEvent.click(tab('Deactivated 1'));
    expect(emails()).toEqual([gone]);
  });

  it('is a table even in browsers that drop the roles of rows displayed as grids', async () => {
    await show('administrator', [invited('next@purvia.example', 'sent')]);
    const table = screen.getByRole('table', { name: 'Everyone' });
    for (const element of table.querySelectorAll('thead, tbody, tr, th, td'))
      expect(element).toHaveAttribute('role');
  });

  it('invites an address with a role', async () => {
    await show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' New@Purvia.example');
    await userEvent.click(screen.getByRole('radio', { name: 'Publisher' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(inviteColleague).toHaveBeenCalledWith('new@purvia.example', 'publisher', undefined);
    expect(await screen.findByText(/^The invitation has been recorded/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Writer' })).toBeChecked();
  });

  it('does not invite somebody who already has a role', async () => {
    await show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), GONE.email);
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(inviteColleague).not.toHaveBeenCalled();
    expect(await screen.findByText(/already has a role/)).toBeVisible();
  });

  it('shows the state of each invitation, and sends it again', async () => {
    const failed = invited('lost@purvia.example', 'failed');
    await show('administrator', [
      invited(WRITER.email, 'sent'),
      failed,
      invited('next@purvia.example', 'asked'),
      invited(ME.email, 'accepted'),
    ]);
    expect(screen.getByText('Invited, but not signed in yet. Sent on 3 Mar 2026, 09:30.')).toBeVisible();
    expect(screen.getByText(/^Invitation waiting to be sent/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again: lost@purvia.example' }));
    expect(inviteColleague).toHaveBeenCalledWith(failed.email, 'writer', 2);
    expect(await screen.findByText(/^The invitation has been recorded\./)).toBeVisible();
  });

  it('shows that a person was changed meanwhile, and the new list', async () => {
    change.mockRejectedValue(new StaleListError());
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Activate: gone@purvia.example' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was overwritten');
    expect(getColleagues).toHaveBeenCalledTimes(2);
  });
});
