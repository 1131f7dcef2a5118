import { act, render, screen } from '@testing-library/react';
import { useRole } from '@/components/admin/kit/role';
import type { User } from '@/lib/firebase/auth';
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

const userWith = (claims: object) =>
  ({ uid: 'a', email: 'a@purvia.example', getIdTokenResult: async () => ({ claims }) }) as User;

function Shown() {
  return (
    <p>
      {useSession().state}, {useRole()}
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

  it('assumes the least if it knows nothing', async () => {
    expect(await arrive({}, unavailable())).toBe('staff, writer');
  });
});
