import { act, renderHook } from '@testing-library/react';
import { checkSession } from '@/lib/firebase/auth';
import { useUpload } from './upload';

jest.mock('@/lib/firebase/auth', () => ({ checkSession: jest.fn(async () => {}) }));

async function uploadFailing(code: string) {
  const { result } = renderHook(useUpload);
  const error = Object.assign(new Error(code), { code });
  await act(async () => {
    await result.current.start(() => Promise.reject(error));
  });
  return result.current.failure;
}

beforeEach(() => jest.mocked(checkSession).mockClear());

it.each(['storage/unauthorized', 'permission-denied'])(
  'an upload that is refused with %s checks the session, so that a deactivated account learns of it',
  async (code) => {
    expect(await uploadFailing(code)).not.toBe('');
    expect(checkSession).toHaveBeenCalledTimes(1);
  },
);

it('an upload that fails on the network does not check the session', async () => {
  expect(await uploadFailing('storage/retry-limit-exceeded')).not.toBe('');
  expect(checkSession).not.toHaveBeenCalled();
});
