import { act, render, screen } from '@testing-library/react';
import { useLacking, useRole } from '@/components/admin/kit/role';
import type { User } from '@/lib/firebase/auth';
import { lacksFactor, showFactor } from '@/lib/records/factors';
import { readRole } from '@/lib/records/people';
import { SessionProvider, useSession } from './use-session';

let change: (user: User | null) => Promise<void>;

jest.mock('@/lib/firebase/auth', () => ({
  watchUser(changed: typeof change) {
    change = changed;
    return () => {};
  },
}));

jest.mock('@/lib/records/people', () => ({ readRole: jest.fn() }));
jest.mock('@/lib/records/factors', () => ({ lacksFactor: jest.fn(), showFactor: jest.fn() }));

const userWith = (claims: object) =>
  ({ uid: 'a', email: 'a@purvia.example', getIdTokenResult: async () => ({ claims }) }) as User;

function Shown() {
  return (
    <p>
      {useSession().state}, {useRole()}
      {useLacking() && ', without a factor'}
    </p>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

/** Signs in, or renews the token, of an account whose role is read with this result. */
async function arrive(claims: object, result: Promise<Awaited<ReturnType<typeof readRole>>>) {
  jest.mocked(readRole).mockReturnValueOnce(result);
  await act(() => change(userWith(claims)));
  return shown();
}

const unavailable = () => Promise.reject(new Error('unavailable'));

beforeEach(() => {
  jest.mocked(lacksFactor).mockReset().mockResolvedValue(false);
  jest.mocked(showFactor).mockReset().mockResolvedValue();
  render(<Shown />, { wrapper: SessionProvider });
});

describe('the session', () => {
  it('has the role that the database holds, from the next token on', async () => {
    expect(await arrive({}, Promise.resolve('publisher'))).toBe('staff, publisher');
    expect(await arrive({}, Promise.resolve('writer'))).toBe('staff, writer');
  });

  it('ends with the role, and leaves the form behind the dialog as it was', async () => {
    await arrive({}, Promise.resolve('publisher'));
    expect(await arrive({ admin: true }, Promise.resolve(null))).toBe('not-allowed, publisher');
  });

  it('keeps the role if the database does not answer, or else trusts the claim', async () => {
    expect(await arrive({ admin: true }, unavailable())).toBe('staff, administrator');
    expect(await arrive({ admin: true }, Promise.resolve('publisher'))).toBe('staff, publisher');
    expect(await arrive({ admin: true }, unavailable())).toBe('staff, publisher');
  });

  it('knows whether it lacks a second factor, and shows colleagues one that it has', async () => {
    jest.mocked(lacksFactor).mockResolvedValueOnce(true);
    expect(await arrive({}, Promise.resolve('publisher'))).toBe('staff, publisher, without a factor');
    expect(lacksFactor).toHaveBeenLastCalledWith('publisher', false);
    expect(showFactor).not.toHaveBeenCalled();
    const claims = { firebase: { sign_in_second_factor: 'totp' } };
    expect(await arrive(claims, Promise.resolve('publisher'))).toBe('staff, publisher');
    expect(lacksFactor).toHaveBeenLastCalledWith('publisher', true);
    expect(showFactor).toHaveBeenCalled();
  });

  it('assumes the least if it knows nothing', async () => {
    expect(await arrive({}, unavailable())).toBe('staff, writer');
  });
});
