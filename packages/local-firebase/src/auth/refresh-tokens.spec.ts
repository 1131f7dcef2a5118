import { errorCode, startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('a token refresh', () => {
  it('returns changed claims', async () => {
    const { account, user } = await auth.signIn();
    await auth.asOwner(':update', { localId: account.uid, customAttributes: '{"admin":true}' });
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({ admin: true });
    await auth.asOwner(':update', { localId: account.uid, customAttributes: '' });
    expect((await user.getIdTokenResult(true)).claims).not.toHaveProperty('admin');
  });

  it("fails once the owner has disabled or deleted the account or changed the account's password", async () => {
    const [disabled, deleted, changed] = [await auth.signIn(), await auth.signIn(), await auth.signIn()];
    await auth.asOwner(':update', { localId: disabled.account.uid, disableUser: true });
    await auth.asOwner(':delete', { localId: deleted.account.uid });
    await auth.asOwner(':update', { localId: changed.account.uid, password: 'another password' });
    expect(await errorCode(disabled.user.getIdToken(true))).toBe('auth/user-disabled');
    expect(await errorCode(deleted.user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await errorCode(changed.user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it.each([
    ['', 'MISSING_GRANT_TYPE'],
    ['grant_type=password', 'INVALID_GRANT_TYPE'],
    ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
    ['grant_type=refresh_token&refresh_token=invented', 'INVALID_REFRESH_TOKEN'],
  ])('with the form data "%s" fails with %s', async (body, message) => {
    const response = await fetch(`${auth.origin}/securetoken.googleapis.com/v1/token?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(await response.json()).toMatchObject({ error: { code: 400, message } });
  });

  it('uses tokens that are not stored in plain text', async () => {
    const { user } = await auth.signIn();
    const rows = JSON.stringify(auth.db.prepare('SELECT * FROM auth_refresh_tokens').all([]));
    expect(rows).toContain(user.uid);
    expect(rows).not.toContain(user.refreshToken);
  });
});
