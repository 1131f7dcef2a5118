import {
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  validatePassword,
} from 'firebase/auth';
import { refuseCommonPassword } from '@/lib/passwords/is-common';
import { firebaseApp } from './app';
import { errorCode, lacksOf, PasswordPolicyError, SignedOutError } from './auth-errors';
import { serviceAddress } from './backend';

export type { ParsedToken, User } from 'firebase/auth';

let instance: Auth | undefined;

/** Uses `initializeAuth`, because `getAuth` also sets up pop-up sign-in, which can load scripts from Google. */
export function auth(): Auth {
  if (instance) return instance;
  const persistence = typeof window === 'undefined' ? inMemoryPersistence : browserLocalPersistence;
  instance = initializeAuth(firebaseApp(), { persistence });
  const address = serviceAddress('auth');
  if (address) connectAuthEmulator(instance, address.origin, { disableWarnings: true });
  return instance;
}

const POLICY_CODES = ['auth/password-does-not-meet-requirements', 'auth/weak-password'];

/** Throws PasswordPolicyError if the policy rejected the password and can be fetched. Otherwise, rethrows the error. */
export async function explainPassword(error: unknown, password: string, isStored: boolean): Promise<never> {
  if (!POLICY_CODES.includes(errorCode(error))) throw error;
  const status = await validatePassword(auth(), password).catch(() => null);
  throw status ? new PasswordPolicyError(lacksOf(status), isStored, error) : error;
}

/** Completes a sign-in with the code that the account's authenticator app shows. */
export type SecondStep = (code: string) => Promise<void>;

/**
 * Signs the user in. If the account has an authenticator app, resolves to the second step, which completes the sign-in.
 * @throws PasswordPolicyError if the policy rejects the password; FirebaseError for any other failure, or if the policy
 * cannot be fetched
 */
export const signIn = (email: string, password: string): Promise<SecondStep | null> =>
  takeFirstStep(signInWithEmailAndPassword(auth(), email, password), password);

/** Resolves to the second step of a sign-in with this password, or to null if it needs none. */
export async function takeFirstStep(
  signingIn: Promise<unknown>,
  password: string,
): Promise<SecondStep | null> {
  try {
    await signingIn;
    return null;
  } catch (error) {
    if (errorCode(error) !== 'auth/multi-factor-auth-required') return explainPassword(error, password, true);
    const { secondStepAfter } = await import('./second-factor');
    return secondStepAfter(error);
  }
}

/**
 * Requests a password reset email or, from a backend that sends no emails, a code. If enumeration protection is enabled,
 * the response does not reveal whether the account exists.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth(), email);
}

/**
 * Sets a new password using the code from a reset email.
 * @throws CommonPasswordError if the password is easy to guess; PasswordPolicyError if the policy rejects it;
 * FirebaseError for any other failure, or if the policy cannot be fetched
 */
export async function resetPassword(code: string, password: string): Promise<void> {
  await refuseCommonPassword(password);
  try {
    await confirmPasswordReset(auth(), code, password);
  } catch (error) {
    await explainPassword(error, password, false);
  }
}

export async function signOutUser(): Promise<void> {
  await signOut(auth());
}

/**
 * Calls `changed` with the current user as soon as the user is known, and then on every change of user or token.
 * Returns an unsubscribe function.
 */
export function watchUser(changed: (user: User | null) => void): () => void {
  return onIdTokenChanged(auth(), changed);
}

/** Returns the signed-in user. @throws SignedOutError if nobody is signed in */
export function currentUser(): User {
  const user = auth().currentUser;
  if (!user) throw new SignedOutError();
  return user;
}

/**
 * Renews the token to check that the session is still valid. If the session is invalid, the SDK signs the user out and
 * notifies the observers. Does nothing when signed out.
 * @throws FirebaseError if the token cannot be renewed
 */
export async function checkSession(): Promise<void> {
  await auth().currentUser?.getIdToken(true);
}
