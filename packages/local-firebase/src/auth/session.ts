import type { AuthContext } from './context';
import { TOKEN_LIFE_SECONDS } from './token-life';
import type { User } from './user';

/** The tokens in the API's response to a sign-in. `expiresIn` is the ID token's lifetime in seconds. */
export type Session = { idToken: string; refreshToken: string; expiresIn: string };

/** Issues the tokens of a new session. `authTime` is the time of the sign-in, in seconds since 1970. */
export async function startSession(context: AuthContext, user: User, authTime: number): Promise<Session> {
  return {
    idToken: await context.idTokens.issue(user, authTime),
    refreshToken: context.refreshTokens.issue(user.uid, authTime),
    expiresIn: String(TOKEN_LIFE_SECONDS),
  };
}
