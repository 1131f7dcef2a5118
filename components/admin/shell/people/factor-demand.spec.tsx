import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@/lib/model/people';
import type { Colleague } from '@/lib/records/colleagues';
import { FactorDemand } from './factor-demand';

const person = (uid: string, role: Role, active = true): Colleague => ({
  ...{ uid, email: `${uid}@purvia.example`, role, active, since: null, by: 'operator', revision: 1 },
});

const PERSONS = [
  person('me', 'administrator'),
  person('gone', 'administrator', false),
  person('other', 'administrator'),
  person('publisher', 'publisher'),
];

function show(factors: string[], roles: Role[] = [], mayChange = true) {
  const onChange = jest.fn();
  const props = { demand: { roles, revision: 0 }, factors: new Set(factors), persons: PERSONS };
  render(<FactorDemand {...props} own="me" mayChange={mayChange} onChange={onChange} />);
  return onChange;
}

describe('the demand for a second factor', () => {
  it("needs the administrator's own app first, and then that of an active second one", () => {
    show(['other']);
    expect(screen.getByText(/set up your own under Security/)).toBeVisible();
    show(['me', 'gone', 'publisher']);
    expect(screen.getByText(/another administrator must have one too/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('names everybody who would be refused, before it is turned on', async () => {
    const onChange = show(['me', 'other']);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Publishers and administrators');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('listitem')).toHaveTextContent('publisher@purvia.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the requirement' }));
    expect(onChange).toHaveBeenCalledWith(['publisher', 'administrator'], 'other');
  });

  it('can be turned off, even by somebody whose colleague has lost the app', async () => {
    const onChange = show(['me'], ['administrator']);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Change the requirement' }));
    expect(onChange).toHaveBeenCalledWith([], '');
  });

  it('is shown to everybody else', () => {
    show(['me', 'other'], ['administrator'], false);
    expect(screen.getByText('Required for: Administrators')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
