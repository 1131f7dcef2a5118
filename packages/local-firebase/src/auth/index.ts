import type { Route } from '../http/route';
import { createAuthenticate } from './authenticate';
import type { Authenticate } from './caller';
import { type AuthOptions, createAuthContext } from './context';
import { ensureFirstAdministrator, type FirstAdministrator } from './first-administrator';
import { lookupRoute } from './routes/lookup';
import { createAccountRoutes, deleteAccountRoute, listAccountsRoute } from './routes/manage-accounts';
import { resetPasswordRoute, sendResetCodeRoute } from './routes/password-reset';
import { passwordPolicyRoute, publicKeysRoute } from './routes/published';
import { refreshRoute } from './routes/refresh';
import { secondFactorRoutes } from './routes/second-factor';
import { signInRoute } from './routes/sign-in';
import { unsupportedSignInRoutes } from './routes/unsupported';
import { updateAccountRoute } from './routes/update-account';

export type AuthService = {
  routes: Route[];
  authenticate: Authenticate;
  ensureFirstAdministrator(email: string): Promise<FirstAdministrator | null>;
};

/** Creates the part of Firebase Authentication that supports signing in with email and password. */
export function createAuthService(options: AuthOptions): AuthService {
  const context = createAuthContext(options);
  const routes = [
    signInRoute(context),
    ...secondFactorRoutes(context),
    refreshRoute(context),
    lookupRoute(context),
    updateAccountRoute(context),
    sendResetCodeRoute(context),
    resetPasswordRoute(context),
    ...createAccountRoutes(context),
    deleteAccountRoute(context),
    listAccountsRoute(context),
    passwordPolicyRoute(context),
    publicKeysRoute(context),
    ...unsupportedSignInRoutes(context),
  ];
  return {
    routes,
    authenticate: createAuthenticate(context.ownerToken, context.idTokens),
    ensureFirstAdministrator: (email) => ensureFirstAdministrator(context, email),
  };
}
