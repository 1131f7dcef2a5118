import { inTransaction } from '../store/in-transaction';
import { authError } from './auth-error';
import type { AuthContext } from './context';
import { checkCustomClaims } from './custom-claims';
import { canonicalEmail } from './email';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-policy';
import type { User } from './user';
import { randomUid } from './user-store';

export type NewUser = {
  localId?: string;
  email?: string;
  password?: string;
  displayName?: string;
  photoUrl?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  customAttributes?: string;
};

/**
 * Creates an account and returns it. Throws `INVALID_EMAIL`, `EMAIL_EXISTS`, `DUPLICATE_LOCAL_ID`, or the error for an
 * invalid password or invalid claims.
 */
export async function createUser(context: AuthContext, wanted: NewUser): Promise<User> {
  const { users, now, passwordPolicy } = context;
  const email = wanted.email === undefined ? null : canonicalEmail(wanted.email);
  if (wanted.password !== undefined) checkPassword(passwordPolicy, wanted.password);
  if (wanted.customAttributes !== undefined) checkCustomClaims(wanted.customAttributes);
  const passwordHash = wanted.password === undefined ? null : await hashPassword(wanted.password);

  const time = now().getTime();
  const user: User = {
    uid: wanted.localId ?? randomUid(),
    email,
    emailVerified: wanted.emailVerified ?? false,
    passwordHash,
    passwordUpdatedAt: passwordHash === null ? null : time,
    displayName: wanted.displayName ?? null,
    photoUrl: wanted.photoUrl ?? null,
    claims: wanted.customAttributes ?? '{}',
    disabled: wanted.disabled ?? false,
    validSince: Math.floor(time / 1000),
    createdAt: time,
    lastLoginAt: null,
    lastRefreshAt: null,
  };
  inTransaction(context.db, () => {
    if (users.byUid(user.uid) !== null) throw authError('DUPLICATE_LOCAL_ID');
    if (email !== null && users.byEmail(email) !== null) throw authError('EMAIL_EXISTS');
    users.save(user);
  });
  return user;
}
