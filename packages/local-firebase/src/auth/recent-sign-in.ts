import { authError } from './auth-error';

/** The same limit as in Firebase. */
const RECENT_SECONDS = 5 * 60;

/** Sensitive changes require a recent sign-in. `authTime` is in seconds. Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`. */
export function requireRecentSignIn(now: Date, authTime: number): void {
  if (now.getTime() / 1000 - authTime > RECENT_SECONDS) throw authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
