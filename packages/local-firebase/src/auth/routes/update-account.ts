import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import { changeAccount } from '../change-account';
import type { AuthContext } from '../context';
import { requireRecentSignIn } from '../recent-sign-in';
import { startSession } from '../session';
import { providersWire, type User } from '../user';
import { accountRoute, askedByOwner } from './account-route';

const Body = z.object({
  idToken: z.string().optional(),
  localId: z.string().optional(),
  oobCode: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().max(256).nullish(),
  photoUrl: z.string().max(2048).nullish(),
  deleteAttribute: z.array(z.string()).default([]),
  emailVerified: z.boolean().optional(),
  disableUser: z.boolean().optional(),
  customAttributes: z.string().optional(),
  /** The second factors to keep. Only the owner may remove those of others. */
  mfa: z.object({ enrollments: z.array(z.object({ mfaEnrollmentId: z.string() })).default([]) }).optional(),
});

/**
 * Returns the route that changes accounts. Users may change only their own account. The owner may change any account,
 * including properties that users may not change.
 */
export function updateAccountRoute(context: AuthContext): Route {
  return accountRoute(context, ':update', Body, async (body, request) => {
    // The code would confirm an email address, but this backend never issues such codes.
    if (body.oobCode) throw authError('INVALID_OOB_CODE');
    if (body.idToken) return updateSelf(context, body.idToken, body);
    if (!(await askedByOwner(context, request))) throw authError('MISSING_ID_TOKEN');
    if (!body.localId) throw authError('MISSING_LOCAL_ID');
    return updateResponse(await changeAccount(context, body.localId, body, true));
  });
}

async function updateSelf(
  context: AuthContext,
  idToken: string,
  body: z.output<typeof Body>,
): Promise<object> {
  const { user, authTime, secondFactor } = await context.idTokens.verify(idToken);
  if (body.disableUser !== undefined || body.customAttributes !== undefined || body.mfa !== undefined)
    throw authError('OPERATION_NOT_ALLOWED');
  const sensitive = Boolean(body.email || body.password);
  if (sensitive) requireRecentSignIn(context.now(), authTime);
  const changed = await changeAccount(context, user.uid, body, false);
  return {
    ...updateResponse(changed),
    ...(sensitive && (await startSession(context, changed, authTime, secondFactor))),
  };
}

function updateResponse(user: User): object {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.uid,
    email: user.email ?? undefined,
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? undefined,
    photoUrl: user.photoUrl ?? undefined,
    providerUserInfo: providersWire(user),
  };
}
