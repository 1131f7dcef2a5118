import {
  deleteUser,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { errorCode, startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const MINUTE = 60_000;

describe('a signed-in user', () => {
  it('can change their profile, which a reload and the next token reflect', async () => {
    const { user } = await auth.signIn();
    await updateProfile(user, { displayName: 'Name', photoURL: 'https://demo.example/a.png' });
    await user.reload();
    expect(user).toMatchObject({ displayName: 'Name', photoURL: 'https://demo.example/a.png' });
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({ name: 'Name' });
    await updateProfile(user, { displayName: '' });
    expect(user.displayName).toBeNull();
  });

  it('can change their password, which ends all their other sessions', async () => {
    const { account, user } = await auth.signIn();
    const { user: elsewhere } = await signInWithEmailAndPassword(
      auth.client(),
      account.email,
      account.password,
    );
    await updatePassword(user, 'the new password');
    expect(await errorCode(user.getIdToken(true))).toBe('no error');
    expect(await errorCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await auth.canSignIn(account.email, account.password)).toBe(false);
    expect(await auth.canSignIn(account.email, 'the new password')).toBe(true);
  });

  it('can change their email address unless the new address is in use', async () => {
    const { user } = await auth.signIn();
    const taken = await auth.createUser();
    expect(await errorCode(updateEmail(user, taken.email))).toBe('auth/email-already-in-use');
    await updateEmail(user, 'moved@demo.example');
    expect(user).toMatchObject({ email: 'moved@demo.example', emailVerified: false });
  });

  it('must have signed in recently to change anything except the profile', async () => {
    const { account, user } = await auth.signIn();
    auth.clock.advance(6 * MINUTE);
    expect(await errorCode(updatePassword(user, 'the new password'))).toBe('auth/requires-recent-login');
    expect(await errorCode(updateEmail(user, 'other@demo.example'))).toBe('auth/requires-recent-login');
    expect(await errorCode(deleteUser(user))).toBe('auth/requires-recent-login');
    expect(await errorCode(updateProfile(user, { displayName: 'Name' }))).toBe('no error');
    expect(await auth.canSignIn(account.email, account.password)).toBe(true);
  });

  it('cannot raise their privileges or change other accounts', async () => {
    const [one, other] = [await auth.signIn(), await auth.signIn()];
    const idToken = await one.user.getIdToken();
    const attempts = [
      { idToken, customAttributes: '{"admin":true}' },
      { idToken, disableUser: false },
      { localId: other.account.uid, password: 'stolen password' },
    ];
    for (const attempt of attempts) expect(await auth.call(':update', attempt)).toHaveProperty('error');
    expect(
      await auth.call(':update', { idToken, localId: other.account.uid, displayName: 'Mine' }),
    ).toMatchObject({
      localId: one.account.uid,
    });
    expect(await auth.call(':delete', { localId: other.account.uid })).toMatchObject({
      error: { code: 403 },
    });
    expect(await auth.canSignIn(other.account.email, other.account.password)).toBe(true);
    expect((await one.user.getIdTokenResult(true)).claims).not.toHaveProperty('admin');
  });

  it('can delete their account, which prevents further sign-ins', async () => {
    const { account, user } = await auth.signIn();
    await deleteUser(user);
    expect(await auth.canSignIn(account.email, account.password)).toBe(false);
  });
});
