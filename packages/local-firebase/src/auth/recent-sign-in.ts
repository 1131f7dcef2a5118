import { authError } from './auth-error';

/** The same limit as in Firebase. */
const RECENT_SECONDS = 5 * 60;

/**
 * Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` unless the sign-in is recent enough for a sensitive change. `authTime` is its
 * time in seconds.
 */
export function requireRecentSignIn(now: Date, authTime: number): void {
  if (now.getTime() / 1000 - authTime > RECENT_SECONDS) throw authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
