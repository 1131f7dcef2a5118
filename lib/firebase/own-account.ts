import { EmailAuthProvider, reauthenticateWithCredential, updatePassword } from 'firebase/auth';
import { refuseCommonPassword } from '@/lib/passwords/is-common';
import { currentUser, explainPassword, type SecondStep, takeFirstStep } from './auth';
import { errorCode } from './auth-errors';

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
 * Changes the user's password, which ends all other sessions.
 * @throws CommonPasswordError if the password is easy to guess; PasswordPolicyError if the policy rejects it;
 * FirebaseError for any other failure, such as a sign-in that is not recent
 */
export async function changePassword(password: string): Promise<void> {
  await refuseCommonPassword(password);
  try {
    await updatePassword(currentUser(), password);
  } catch (error) {
    await explainPassword(error, password, false);
  }
}

/** Whether a change needs the user to confirm their identity first. */
export const needsConfirmation = (error: unknown): boolean =>
  errorCode(error) === 'auth/requires-recent-login';
