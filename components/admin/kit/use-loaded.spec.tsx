import { act, renderHook, waitFor } from '@testing-library/react';
import { checkSession } from '@/lib/firebase/auth';
import { useLoaded } from './use-loaded';

jest.mock('@/lib/firebase/auth', () => ({ checkSession: jest.fn(async () => {}) }));

const coded = (code: string) => Object.assign(new Error(code), { code });

async function loadFailing(error: Error) {
  const load = async () => {
    throw error;
  };
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current.failure).not.toBe(''));
  return result;
}

beforeEach(() => jest.mocked(checkSession).mockReset().mockResolvedValue());

describe('a load', () => {
  it.each(['permission-denied', 'unauthenticated', 'storage/unauthorized'])(
    'checks the session once for each attempt that is refused with %s',
    async (code) => {
      const result = await loadFailing(coded(code));
      expect(checkSession).toHaveBeenCalledTimes(1);
      await act(() => result.current.reload());
      expect(checkSession).toHaveBeenCalledTimes(2);
    },
  );

  it('keeps its error message if the session cannot be checked', async () => {
    jest.mocked(checkSession).mockRejectedValue(coded('auth/network-request-failed'));
    const result = await loadFailing(coded('permission-denied'));
    expect(result.current.failure).toContain('You do not have permission');
  });

  it('does not check the session after another failure', async () => {
    await loadFailing(coded('unavailable'));
    expect(checkSession).not.toHaveBeenCalled();
  });
});
