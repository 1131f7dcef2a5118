import { authError } from './auth-error';

/** Firebase has the same limit. */
const RECENT_SECONDS = 5 * 60;

/**
 * Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` unless the sign-in is recent enough for a sensitive change. `authTime` is the
 * time of the sign-in, in seconds since 1970.
 */
export function requireRecentSignIn(now: Date, authTime: number): void {
  if (now.getTime() / 1000 - authTime > RECENT_SECONDS) throw authError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
