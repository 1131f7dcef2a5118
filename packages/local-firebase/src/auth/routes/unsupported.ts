import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { accountRoute } from './account-route';

/** Operations of the API that only other sign-in methods than email and password need. */
const WAYS = [
  'createAuthUri',
  'sendVerificationCode',
  'signInWithCustomToken',
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPhoneNumber',
];

/** Responds to each operation as if its sign-in method were disabled. */
export function unsupportedSignInRoutes(context: AuthContext): Route[] {
  return WAYS.map((way) =>
    accountRoute(context, `:${way}`, z.unknown(), async () => {
      throw authError('OPERATION_NOT_ALLOWED');
    }),
  );
}
