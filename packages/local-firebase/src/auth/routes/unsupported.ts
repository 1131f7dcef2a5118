import { z } from 'zod';
import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { accountRoute } from './account-route';

/** The API's operations for sign-in methods that are off until a project enables them. */
const WAYS = [
  'createAuthUri',
  'sendVerificationCode',
  'signInWithCustomToken',
  'signInWithEmailLink',
  'signInWithIdp',
  'signInWithPhoneNumber',
];

/** Responds like a project in which only email and password sign-in is enabled. */
export function unsupportedSignInRoutes(context: AuthContext): Route[] {
  return WAYS.map((way) =>
    accountRoute(context, `:${way}`, z.unknown(), async () => {
      throw authError('OPERATION_NOT_ALLOWED');
    }),
  );
}
