import { inTransaction } from '../store/in-transaction';
import { authError } from './auth-error';
import { changeCredentials } from './change-credentials';
import type { AuthContext } from './context';
import { checkCustomClaims } from './custom-claims';
import { canonicalEmail } from './email';
import { hashPassword } from './password-hash';
import { checkPassword } from './password-policy';
import type { User } from './user';

/**
 * The account changes that the API accepts. An empty email or password is ignored. An empty `customAttributes` removes
 * all claims.
 */
export type AccountChanges = {
  email?: string;
  password?: string;
  displayName?: string | null;
  photoUrl?: string | null;
  deleteAttribute: string[];
  emailVerified?: boolean;
  disableUser?: boolean;
  customAttributes?: string;
  mfa?: { enrollments: { mfaEnrollmentId: string }[] };
};

/**
 * Changes an account and returns it. Ignores properties that only the owner may set, unless `asOwner` is true. Throws
 * `USER_NOT_FOUND`, `EMAIL_EXISTS` or the error for an invalid value, without changing anything.
 */
export async function changeAccount(
  context: AuthContext,
  uid: string,
  body: AccountChanges,
  asOwner: boolean,
): Promise<User> {
  const email = body.email ? canonicalEmail(body.email) : undefined;
  if (body.password) checkPassword(context.passwordPolicy, body.password);
  if (body.customAttributes !== undefined) checkCustomClaims(body.customAttributes || '{}');
  const passwordHash = body.password ? await hashPassword(body.password) : undefined;

  return inTransaction(context.db, () => {
    const user = context.users.byUid(uid);
    if (user === null) throw authError('USER_NOT_FOUND');
    const owner = email === undefined ? null : context.users.byEmail(email);
    if (owner !== null && owner.uid !== uid) throw authError('EMAIL_EXISTS');

    const credentials = {
      ...(email !== undefined && email !== user.email && { email, emailVerified: false }),
      ...(passwordHash !== undefined && { passwordHash }),
      ...(asOwner && body.disableUser !== undefined && { disabled: body.disableUser }),
    };
    const kept = body.mfa?.enrollments.map(({ mfaEnrollmentId }) => mfaEnrollmentId);
    const removed = asOwner && kept !== undefined && context.secondFactors.keepOnly(uid, kept);
    if (removed || Object.keys(credentials).length > 0) changeCredentials(context, uid, credentials);
    const changed = context.users.update(uid, {
      ...profileChanges(body),
      ...(asOwner && body.emailVerified !== undefined && { emailVerified: body.emailVerified }),
      ...(asOwner && body.customAttributes !== undefined && { claims: body.customAttributes || '{}' }),
    });
    return changed ?? user;
  });
}

function profileChanges({ displayName, photoUrl, deleteAttribute }: AccountChanges): Partial<User> {
  return {
    ...(displayName != null && { displayName }),
    ...(photoUrl != null && { photoUrl }),
    ...(deleteAttribute.includes('DISPLAY_NAME') && { displayName: null }),
    ...(deleteAttribute.includes('PHOTO_URL') && { photoUrl: null }),
  };
}
