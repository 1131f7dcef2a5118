import { signInWithEmailAndPassword } from 'firebase/auth';
import { errorCode, startAuth, type TestAuth } from '../testing/start-auth';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const WRONG = 'wrong password';
const attemptWrong = (email: string) => errorCode(signInWithEmailAndPassword(auth.client(), email, WRONG));

describe('a sign-in', () => {
  it('returns the account with its profile and claims', async () => {
    const { uid, email, password } = await auth.createUser({
      displayName: 'Editor',
      customAttributes: '{"admin":true}',
    });
    const { user } = await signInWithEmailAndPassword(auth.client(), email.toUpperCase(), password);
    const { claims, signInProvider } = await user.getIdTokenResult();
    expect(user).toMatchObject({ uid, email, displayName: 'Editor', emailVerified: false });
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect(claims).toMatchObject({ admin: true, email, sub: uid, aud: 'demo-project' });
    expect(signInProvider).toBe('password');
  });

  it.each([
    ['a wrong password', async () => (await auth.createUser()).email, WRONG],
    ['an unknown address', async () => 'nobody@demo.example', WRONG],
    [
      'a wrong password for a disabled account',
      async () => (await auth.createUser({ disabled: true })).email,
      WRONG,
    ],
  ])('with %s fails with a generic error', async (_, email, password) => {
    expect(await errorCode(signInWithEmailAndPassword(auth.client(), await email(), password))).toBe(
      'auth/invalid-credential',
    );
  });

  it('with the credentials of a deleted account fails with the same generic error', async () => {
    const { email, password } = await auth.createUser();
    const { user } = await signInWithEmailAndPassword(auth.client(), email, password);
    await user.delete();
    expect(await errorCode(signInWithEmailAndPassword(auth.client(), email, password))).toBe(
      'auth/invalid-credential',
    );
  });

  it.each([
    ['signInWithIdp', { postBody: 'providerId=google.com', requestUri: 'http://localhost' }],
    ['signInWithCustomToken', { token: 'any' }],
    ['signInWithEmailLink', { email: 'a@b.example', oobCode: 'any' }],
    ['signInWithPhoneNumber', { sessionInfo: 'any', code: '123456' }],
    ['sendVerificationCode', { phoneNumber: '+15555550100' }],
  ])('through the unsupported operation %s fails with OPERATION_NOT_ALLOWED', async (way, body) => {
    expect(await auth.call(`:${way}`, body)).toMatchObject({
      error: { code: 400, message: 'OPERATION_NOT_ALLOWED' },
    });
  });

  it('with the correct password of a disabled account reports that the account is disabled', async () => {
    const { email, password } = await auth.createUser({ disabled: true });
    expect(await errorCode(signInWithEmailAndPassword(auth.client(), email, password))).toBe(
      'auth/user-disabled',
    );
  });

  it.each([
    [{ email: 'a@b.example' }, 'MISSING_PASSWORD'],
    [{ password: 'x' }, 'MISSING_EMAIL'],
    [{ email: 'no address', password: 'x' }, 'INVALID_EMAIL'],
    [{ email: 'line\nbreak@b.example', password: 'x' }, 'INVALID_EMAIL'],
    [
      { email: 7, password: 'x' },
      'Invalid JSON payload received. email: Invalid input: expected string, received number',
    ],
  ])('with the body %j fails with "%s"', async (body, message) => {
    expect(await auth.call(':signInWithPassword', body)).toMatchObject({ error: { code: 400, message } });
  });

  it('takes a similar time with an unknown address and with a wrong password', async () => {
    const { email } = await auth.createUser();
    const time = async (address: string) => {
      const start = performance.now();
      await auth.call(':signInWithPassword', { email: address, password: WRONG });
      return performance.now() - start;
    };
    const times: { unknown: number; known: number }[] = [];
    for (let round = 0; round < 3; round++) {
      times.push({ unknown: await time(`nobody-${round}@demo.example`), known: await time(email) });
    }
    const ratio =
      Math.min(...times.map(({ unknown }) => unknown)) / Math.min(...times.map(({ known }) => known));
    // If no hash were computed for an unknown address, that sign-in would take much less time. The bounds are wide,
    // because the machine may be busy.
    expect(ratio).toBeGreaterThan(0.15);
    expect(ratio).toBeLessThan(6);
  });
});

describe('consecutive failed sign-ins', () => {
  it('delay the eleventh attempt and, after a few more, block attempts for at most 40 seconds', async () => {
    const { email, password } = await auth.createUser();
    for (let failure = 1; failure <= 10; failure++)
      expect(await attemptWrong(email)).toBe('auth/invalid-credential');

    const start = performance.now();
    expect(await attemptWrong(email)).toBe('auth/invalid-credential');
    expect(performance.now() - start).toBeGreaterThan(900);

    const crowd = await Promise.all(Array.from({ length: 8 }, () => attemptWrong(email)));
    expect(crowd).toContain('auth/too-many-requests');
    expect(await errorCode(signInWithEmailAndPassword(auth.client(), email, password))).toBe(
      'auth/too-many-requests',
    );

    auth.clock.advance(40_000);
    expect(await errorCode(signInWithEmailAndPassword(auth.client(), email, password))).toBe('no error');
  });

  it('from other IP addresses do not block an address from which the user has signed in before', async () => {
    const { email, password } = await auth.createUser();
    const from = (remote: string, secret: string) =>
      auth.call(':signInWithPassword', { email, password: secret }, { 'x-forwarded-for': remote });
    expect(await from('192.0.2.1', password)).toHaveProperty('idToken');
    for (let failure = 1; failure <= 11; failure++) await from(`198.51.100.${failure}`, WRONG);
    await Promise.all([51, 52, 53, 54].map((host) => from(`198.51.100.${host}`, WRONG)));
    expect(await from('198.51.100.60', WRONG)).toMatchObject({
      error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    expect(await from('192.0.2.1', password)).toHaveProperty('idToken');
  });

  it('do not block another IPv6 address in a network from which the user has signed in before', async () => {
    const { email, password } = await auth.createUser();
    const from = (remote: string, secret: string) =>
      auth.call(':signInWithPassword', { email, password: secret }, { 'x-forwarded-for': remote });
    expect(await from('2001:db8:0:1::1', password)).toHaveProperty('idToken');
    await Promise.all(Array.from({ length: 16 }, (_, host) => from(`198.51.100.${host}`, WRONG)));
    expect(await from('2001:db8:0:2::1', password)).toMatchObject({
      error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    expect(await from('2001:db8::1:a:b:c:d', password)).toHaveProperty('idToken');
  });
});
