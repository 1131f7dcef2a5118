import {
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
  updatePassword,
} from 'firebase/auth';
import { errorCode, startAuth, type TestAuth } from '../testing/start-auth';
import { stepAt, totpCode } from './totp';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app, which turns the Base32 key that it was given into codes. */
function authenticatorApp(key: string) {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = (bits.match(/.{8}/g) ?? [])
    .map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'))
    .join('');
  return () => totpCode(secret, stepAt(auth.clock.now()));
}

async function enrol(user: User, name = 'Phone') {
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  const code = authenticatorApp(secret.secretKey);
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code()), name);
  return code;
}

const NEXT_CODE_MS = 30_000;

/** Returns a verified account with an authenticator app, whose next code has not been used. */
async function protectedAccount() {
  const { account, user } = await auth.signIn({ emailVerified: true });
  const code = await enrol(user);
  auth.clock.advance(NEXT_CODE_MS);
  return { account, user, code };
}

type Account = { email: string; password: string };

/** Signs in with the password, and returns a function that takes the second step with a code. */
async function firstStep({ email, password }: Account) {
  const client = auth.client();
  const error: unknown = await signInWithEmailAndPassword(client, email, password).catch((reason) => reason);
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  const resolver = getMultiFactorResolver(client, error as MultiFactorError);
  return async (code: string) => {
    const [hint] = resolver.hints;
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code);
    return (await resolver.resolveSignIn(assertion)).user;
  };
}

describe('an account with an authenticator app', () => {
  it('is signed in only by its code, which the token names, also after it is renewed', async () => {
    const { account, user, code } = await protectedAccount();
    expect(multiFactor(user).enrolledFactors).toMatchObject([{ displayName: 'Phone', factorId: 'totp' }]);
    const secondStep = await firstStep(account);
    expect(await errorCode(secondStep('000000'))).toBe('auth/invalid-verification-code');
    const signedIn = await secondStep(code());
    for (const fresh of [false, true]) {
      const { signInSecondFactor } = await signedIn.getIdTokenResult(fresh);
      expect(signInSecondFactor).toBe('totp');
    }
  });

  it('accepts each code once', async () => {
    const { account, code } = await protectedAccount();
    const [one, other] = [await firstStep(account), await firstStep(account)];
    expect(await errorCode(one(code()))).toBe('no error');
    expect(await errorCode(other(code()))).toBe('auth/invalid-verification-code');
    auth.clock.advance(NEXT_CODE_MS);
    expect(await errorCode(other(code()))).toBe('no error');
  });

  it('gives no token to whoever knows only the password', async () => {
    const { account } = await protectedAccount();
    const answer = await auth.call(':signInWithPassword', account);
    expect(answer).toHaveProperty('mfaPendingCredential');
    expect(answer).not.toHaveProperty('idToken');
    expect(answer).not.toHaveProperty('refreshToken');
    const { mfaPendingCredential } = answer as { mfaPendingCredential: string };
    expect(await auth.verdict(`Bearer ${mfaPendingCredential}`)).toBe('refused');
  });

  it('cannot be signed in to by guessing codes', async () => {
    const { account, code } = await protectedAccount();
    const secondStep = await firstStep(account);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => errorCode(secondStep(String(index).padStart(6, '0')))),
    );
    expect(guesses).toContain('auth/too-many-requests');
    expect(await errorCode(secondStep(code()))).toBe('auth/too-many-requests');
  });

  it('refuses the second step five minutes after the first, and after a change of the password', async () => {
    const { account, user, code } = await protectedAccount();
    const late = await firstStep(account);
    auth.clock.advance(1_000);
    await updatePassword(user, 'another password');
    expect(await errorCode(late(code()))).toBe('auth/invalid-multi-factor-session');
    const later = await firstStep({ ...account, password: 'another password' });
    auth.clock.advance(5 * 60_000 + 1_000);
    expect(await errorCode(later(code()))).toBe('auth/invalid-multi-factor-session');
  });

  it('stays signed in with its second factor after the password is changed', async () => {
    const { user } = await protectedAccount();
    await updatePassword(user, 'another password');
    expect((await user.getIdTokenResult()).signInSecondFactor).toBe('totp');
  });

  it('needs no code after its user has removed the app', async () => {
    const { account, user } = await protectedAccount();
    const [factor] = multiFactor(user).enrolledFactors;
    await multiFactor(user).unenroll(factor ?? '');
    expect((await user.getIdTokenResult()).signInSecondFactor).toBeNull();
    expect(await auth.canSignIn(account.email, account.password)).toBe(true);
  });

  it('needs no code after the owner has removed the app of a lost phone, which ends its sessions', async () => {
    const { account, user } = await protectedAccount();
    auth.clock.advance(1_000);
    await auth.asOwner(':update', { localId: account.uid, mfa: {} });
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await auth.canSignIn(account.email, account.password)).toBe(true);
  });
});

describe('adding an authenticator app', () => {
  it('ends all other sessions, which did not use it', async () => {
    const { account, user } = await auth.signIn({ emailVerified: true });
    const elsewhere = await signInWithEmailAndPassword(auth.client(), account.email, account.password);
    auth.clock.advance(1_000);
    await enrol(user);
    expect(await errorCode(elsewhere.user.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await errorCode(user.getIdToken(true))).toBe('no error');
  });

  it('needs a verified address, a recent sign-in and a correct code', async () => {
    const { user: unverified } = await auth.signIn();
    expect(await errorCode(enrol(unverified))).toBe('auth/unverified-email');

    const { user } = await auth.signIn({ emailVerified: true });
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000');
    expect(await errorCode(multiFactor(user).enroll(wrong))).toBe('auth/invalid-verification-code');
    auth.clock.advance(6 * 60_000);
    expect(await errorCode(enrol(user))).toBe('auth/requires-recent-login');
  });

  it('is possible only with a secret that was issued to the same account', async () => {
    const [one, other] = [
      await auth.signIn({ emailVerified: true }),
      await auth.signIn({ emailVerified: true }),
    ];
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(one.user).getSession());
    const code = authenticatorApp(secret.secretKey)();
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    expect(await errorCode(multiFactor(other.user).enroll(assertion))).not.toBe('no error');
    expect(multiFactor(other.user).enrolledFactors).toEqual([]);
  });

  it('is possible for at most five apps', async () => {
    const { user } = await auth.signIn({ emailVerified: true });
    for (let count = 1; count <= 5; count++) await enrol(user, `Phone ${count}`);
    expect(await errorCode(enrol(user))).toBe('auth/maximum-second-factor-count-exceeded');
  });
});
