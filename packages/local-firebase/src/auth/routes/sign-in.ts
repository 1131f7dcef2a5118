import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { canonicalEmail } from '../email';
import { verifyPassword } from '../password-hash';
import { remoteAddress } from '../remote-address';
import { completeSignIn } from '../session';
import type { Subject } from '../throttle';
import type { User } from '../user';
import { accountRoute } from './account-route';

const Body = z.object({ email: z.string().optional(), password: z.string().optional() });

/**
 * The number of recent failures after which further attempts are delayed. An IP address has a higher limit than an
 * account, because several people may share the address.
 */
const FREE_FOR_ACCOUNT = 10;
const FREE_FOR_REMOTE = 100;

export function signInRoute(context: AuthContext): Route {
  return accountRoute(context, ':signInWithPassword', Body, async (body, request) => {
    const email = canonicalEmail(body.email);
    if (!body.password) throw authError('MISSING_PASSWORD');
    const remote = remoteAddress(request);
    const user = await checkCredentials(context, email, body.password, remote);
    const factors = context.secondFactors.wire(user.uid);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: user.uid,
      email,
      displayName: user.displayName ?? '',
      ...(factors.mfaInfo
        ? { ...factors, mfaPendingCredential: await context.passes.issue('password', user) }
        : await completeSignIn(context, user, remote, null)),
    };
  });
}

/**
 * Resolves to the user with these credentials. Rejects with the same error, after about the same time, for an unknown
 * email address, a wrong password and an account without a password.
 */
async function checkCredentials(
  context: AuthContext,
  email: string,
  password: string,
  remote: string,
): Promise<User> {
  const { users, throttle, knownRemotes } = context;
  const found = users.byEmail(email);
  const fromHere = { name: `remote ${remote}`, free: FREE_FOR_REMOTE };
  const onAccount = accountSubjects(email, remote, found !== null && knownRemotes.has(found.uid, remote));
  await sleep(throttle.begin([fromHere, ...onAccount]));

  const right = await verifyPassword(password, found?.passwordHash ?? null);
  // Read the account again, because it may have changed while the password was being checked.
  const user = users.byEmail(email);
  if (!right || user === null || user.passwordHash !== found?.passwordHash)
    throw authError('INVALID_LOGIN_CREDENTIALS');
  throttle.succeed(onAccount);
  throttle.excuse(fromHere);
  if (user.disabled) throw authError('USER_DISABLED');
  return user;
}

/** Failed attempts from other IP addresses do not delay sign-ins from an address that the account has recently used. */
function accountSubjects(email: string, remote: string, known: boolean): Subject[] {
  const here = { name: `account ${email} from ${remote}`, free: FREE_FOR_ACCOUNT };
  return known ? [here] : [here, { name: `account ${email}`, free: FREE_FOR_ACCOUNT }];
}
