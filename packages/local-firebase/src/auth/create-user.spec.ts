import { createUserWithEmailAndPassword, signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { errorCode, startAuth, type TestAuth, withAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('account creation', () => {
  it('is refused without the owner token', async () => {
    const client = auth.client();
    expect(await errorCode(createUserWithEmailAndPassword(client, 'new@demo.example', 'a password'))).toBe(
      'auth/admin-restricted-operation',
    );
    expect(await errorCode(signInAnonymously(client))).toBe('auth/admin-restricted-operation');
    expect(await auth.canSignIn('new@demo.example', 'a password')).toBe(false);
  });

  it.each([
    [{ email: 'short@demo.example', password: '12345' }, /^WEAK_PASSWORD/],
    [{ email: 'nowhere', password: 'long enough' }, /^INVALID_EMAIL/],
    [{ email: 'c@demo.example', password: 'long enough', customAttributes: '[]' }, /^INVALID_CLAIMS/],
    [
      { email: 'c@demo.example', password: 'long enough', customAttributes: '{"sub":"x"}' },
      /^FORBIDDEN_CLAIM : sub/,
    ],
    [
      { email: 'c@demo.example', password: 'long enough', customAttributes: `{"a":"${'x'.repeat(1000)}"}` },
      /^CLAIMS_TOO_LARGE/,
    ],
  ])('rejects invalid properties, even from the owner: %j', async (body, message) => {
    expect(await auth.asOwner(':signUp', body)).toMatchObject({
      error: { message: expect.stringMatching(message) },
    });
  });

  it('rejects an email address that is in use, even in upper case', async () => {
    const { email } = await auth.createUser();
    const again = { email: email.toUpperCase(), password: 'long enough' };
    const answers = await Promise.all([auth.asOwner(':signUp', again), auth.asOwner(':signUp', again)]);
    for (const answer of answers) expect(answer).toMatchObject({ error: { message: 'EMAIL_EXISTS' } });
  });

  it('adds the first administrator only once, with a working password', async () => {
    await withAuth({}, async (fresh) => {
      const first = await fresh.service.ensureFirstAdministrator('admin@demo.example');
      expect(first).toMatchObject({ password: expect.stringMatching(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/) });
      const { user } = await signInWithEmailAndPassword(
        fresh.client(),
        first?.email ?? '',
        first?.password ?? '',
      );
      expect((await user.getIdTokenResult()).claims).toMatchObject({ admin: true });
      expect(await fresh.service.ensureFirstAdministrator('admin@demo.example')).toBeNull();
    });
  });
});
