import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  validatePassword,
} from 'firebase/auth';
import { refuseCommonPassword } from '@/lib/passwords/is-common';
import { auth, currentUser, explainPassword, type SecondStep, takeFirstStep } from './auth';
import { errorCode, lacksOf, PasswordPolicyError } from './auth-errors';

/**
 * Confirms the user's identity before a change that needs a recent sign-in. If the account has an authenticator app,
 * resolves to the second step.
 */
export function confirmIdentity(password: string): Promise<SecondStep | null> {
  const user = currentUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  return takeFirstStep(reauthenticateWithCredential(user, credential), password);
}

/**
 * Checks a new password, so that nobody confirms their identity for one that would be rejected. If the policy cannot be
 * fetched, only `changePassword` checks it.
 * @throws CommonPasswordError if the password is easy to guess; PasswordPolicyError if the policy rejects it
 */
export async function checkNewPassword(password: string): Promise<void> {
  await refuseCommonPassword(password);
  const status = await validatePassword(auth(), password).catch(() => null);
  if (status?.isValid === false) throw new PasswordPolicyError(lacksOf(status), false, null);
}

/**
 * Changes the user's password to one that `checkNewPassword` accepts, which ends all other sessions.
 * @throws PasswordPolicyError if the policy rejects the password; FirebaseError for any other failure, such as a sign-in
 * that is not recent
 */
export async function changePassword(password: string): Promise<void> {
  try {
    await updatePassword(currentUser(), password);
  } catch (error) {
    await explainPassword(error, password, false);
  }
}

/** Whether a change needs the user to confirm their identity first. */
export const needsConfirmation = (error: unknown): boolean =>
  errorCode(error) === 'auth/requires-recent-login';
