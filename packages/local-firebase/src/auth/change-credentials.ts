import type { AuthContext } from './context';
import type { User } from './user';

type Credentials = Partial<Pick<User, 'email' | 'emailVerified' | 'passwordHash' | 'disabled'>>;

/**
 * Changes an account's credentials, ends all its sessions and invalidates its reset codes, so that anyone who signed in
 * with the old credentials is signed out. Returns null if the account no longer exists. Must run within a transaction.
 */
export function changeCredentials(context: AuthContext, uid: string, credentials: Credentials): User | null {
  const time = context.now().getTime();
  context.refreshTokens.revokeAll(uid);
  context.resetCodes.discardAll(uid);
  return context.users.update(uid, {
    ...credentials,
    ...(credentials.passwordHash !== undefined && { passwordUpdatedAt: time }),
    validSince: Math.floor(time / 1000),
  });
}
