import { signInWithEmailAndPassword, updatePassword, validatePassword } from 'firebase/auth';
import { errorCode, startAuth, type TestAuth, withAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

describe('the password policy', () => {
  it('is reported to the SDK and enforced', async () => {
    await withAuth({ passwordPolicy: { minLength: 12, maxLength: 4096 } }, async (strict) => {
      const status = await validatePassword(strict.client(), 'elevenchars');
      expect(status).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
      const { email } = await strict.createUser({ password: 'twelve chars' });
      const client = strict.client();
      const { user } = await signInWithEmailAndPassword(client, email, 'twelve chars');
      expect(await errorCode(updatePassword(user, 'elevenchars'))).toBe(
        'auth/password-does-not-meet-requirements',
      );
      expect(await errorCode(updatePassword(user, 'short'))).toBe('auth/weak-password');
    });
  });
});
