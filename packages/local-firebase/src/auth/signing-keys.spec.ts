import { decodeProtectedHeader } from 'jose';
import { startAuth, type TestAuth, withAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

describe('signing keys', () => {
  it('are replaced after 30 days, and stay published until their last tokens have expired', async () => {
    await withAuth({}, async (fresh) => {
      const published = async () => {
        const { keys } = (await (await fetch(fresh.origin + KEYS_PATH)).json()) as {
          keys: { kid: string }[];
        };
        return keys.map(({ kid }) => kid);
      };
      const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? '';
      const before = await fresh.signIn();
      fresh.clock.advance(30 * DAY - HOUR / 2);
      const last = await fresh.signIn();
      fresh.clock.advance(HOUR / 2);
      const after = await fresh.signIn();

      expect(kidOf(last.token)).toBe(kidOf(before.token));
      expect(kidOf(after.token)).not.toBe(kidOf(before.token));
      expect(await fresh.verdict(`Bearer ${last.token}`)).toBe('user');
      expect(await published()).toEqual([kidOf(after.token), kidOf(before.token)]);
      fresh.clock.advance(2 * HOUR);
      expect(await published()).toEqual([kidOf(after.token)]);
    });
  });

  it('are published without their private parameters', async () => {
    const response = await fetch(auth.origin + KEYS_PATH);
    const { keys } = (await response.json()) as { keys: object[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});
