import type { AuthContext } from './context';
import { TOKEN_LIFE_SECONDS } from './token-life';
import type { User } from './user';

/** The tokens in the API's response to a sign-in. `expiresIn` is the ID token's lifetime in seconds. */
export type Session = { idToken: string; refreshToken: string; expiresIn: string };

/**
 * Issues the tokens of a new session. `authTime` is the time of the sign-in, in seconds since 1970, and `secondFactor`
 * the id of the authenticator app whose code was entered.
 */
export async function startSession(
  context: AuthContext,
  user: User,
  authTime: number,
  secondFactor: string | null,
): Promise<Session> {
  return {
    idToken: await context.idTokens.issue(user, authTime, secondFactor),
    refreshToken: context.refreshTokens.issue(user.uid, authTime, secondFactor),
    expiresIn: String(TOKEN_LIFE_SECONDS),
  };
}

/** Records a sign-in from an IP address, and issues the tokens of its session. */
export function completeSignIn(
  context: AuthContext,
  user: User,
  remote: string,
  secondFactor: string | null,
): Promise<Session> {
  const time = context.now().getTime();
  context.users.update(user.uid, { lastLoginAt: time, lastRefreshAt: time });
  context.knownRemotes.remember(user.uid, remote);
  return startSession(context, user, Math.floor(time / 1000), secondFactor);
}
