import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { accountRoute } from './account-route';

/** Operations that this backend does not support. Most are for sign-in methods other than email and password. */
const WAYS = [
  'createAuthUri',
  'sendVerificationCode',
  'signInWithCustomToken',
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPhoneNumber',
];

/** Returns routes that respond with `OPERATION_NOT_ALLOWED`, as Firebase does for disabled sign-in methods. */
export function unsupportedSignInRoutes(context: AuthContext): Route[] {
  return WAYS.map((way) =>
    accountRoute(context, `:${way}`, z.unknown(), async () => {
      throw authError('OPERATION_NOT_ALLOWED');
    }),
  );
}
