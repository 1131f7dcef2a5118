import type { AuthContext } from './context';
import type { User } from './user';

type Credentials = Partial<Pick<User, 'email' | 'emailVerified' | 'passwordHash' | 'disabled'>>;

/**
 * Changes what an account signs in with and ends every session it has: whoever knew the old password is out.
 * Null when the account is gone. To be called within a transaction.
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
