import '@/components/admin/testing/no-network';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleProvider } from '@/components/admin/kit/role';
import type { Role } from '@/lib/model/people';
import { type Colleague, changeColleague, getColleagues } from '@/lib/records/colleagues';
import { StaleListError } from '@/lib/records/errors';
import { PeopleView } from './people-view';

jest.mock('@/lib/records/colleagues', () => ({ getColleagues: jest.fn(), changeColleague: jest.fn() }));
jest.mock('@/lib/firebase/auth', () => ({ currentUser: () => ({ uid: 'me' }) }));

const person = (uid: string, fields: Partial<Colleague> = {}): Colleague => ({
  ...{ uid, email: `${uid}@purvia.example`, role: 'writer', active: true },
  ...{ since: new Date(2026, 2, 3), by: 'operator', revision: 1 },
  ...fields,
});

const ME = person('me', { role: 'administrator' });
const WRITER = person('writer');
const GONE = person('gone', { active: false });

async function show(role: Role = 'administrator') {
  jest.mocked(getColleagues).mockResolvedValue([ME, WRITER, GONE]);
  render(
    <RoleProvider value={role}>
      <PeopleView />
    </RoleProvider>,
  );
  await screen.findByText('writer@purvia.example');
}

const change = jest.mocked(changeColleague);

beforeEach(() => {
  change.mockReset().mockResolvedValue();
  jest.mocked(getColleagues).mockClear();
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
    expect(screen.getByText(/Another administrator must change your own role/)).toBeVisible();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('tells others that only administrators can change people', async () => {
    await show('publisher');
    expect(screen.getByText(/^Only administrators can invite people/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that a person was changed meanwhile, and the new list', async () => {
    change.mockRejectedValue(new StaleListError());
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Activate: gone@purvia.example' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was overwritten');
    expect(getColleagues).toHaveBeenCalledTimes(2);
  });
});
