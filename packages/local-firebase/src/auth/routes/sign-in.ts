import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { canonicalEmail } from '../email';
import { verifyPassword } from '../password-hash';
import { remoteAddress } from '../remote-address';
import { startSession } from '../session';
import type { Subject } from '../throttle';
import type { User } from '../user';
import { accountRoute } from './account-route';

const Body = z.object({ email: z.string().optional(), password: z.string().optional() });

/**
 * The number of consecutive failures allowed without a delay. An IP address is allowed more, because several people may
 * share it.
 */
const FREE_FOR_ACCOUNT = 10;
const FREE_FOR_REMOTE = 100;

export function signInRoute(context: AuthContext): Route {
  return accountRoute(context, ':signInWithPassword', Body, async (body, request) => {
    const email = canonicalEmail(body.email);
    if (!body.password) throw authError('MISSING_PASSWORD');
    const user = await checkCredentials(context, email, body.password, remoteAddress(request));
    const time = context.now().getTime();
    context.users.update(user.uid, { lastLoginAt: time, lastRefreshAt: time });
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: user.uid,
      email,
      displayName: user.displayName ?? '',
      ...(await startSession(context, user, Math.floor(time / 1000))),
    };
  });
}

/**
 * Unknown email addresses, wrong passwords and accounts without a password give the same response in about the same
 * time.
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
  // The account may have changed while the password was checked.
  const user = users.byEmail(email);
  if (!right || user === null || user.passwordHash !== found?.passwordHash)
    throw authError('INVALID_LOGIN_CREDENTIALS');
  throttle.succeed(onAccount);
  throttle.excuse(fromHere);
  if (user.disabled) throw authError('USER_DISABLED');
  knownRemotes.remember(user.uid, remote);
  return user;
}

/** Failed attempts elsewhere do not delay sign-ins from an IP address that the account has recently used. */
function accountSubjects(email: string, remote: string, known: boolean): Subject[] {
  const here = { name: `account ${email} from ${remote}`, free: FREE_FOR_ACCOUNT };
  return known ? [here] : [here, { name: `account ${email}`, free: FREE_FOR_ACCOUNT }];
}
