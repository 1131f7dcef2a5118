import type { Route } from '../../http/route';
import type { AuthContext } from '../context';
import { passwordPolicyWire } from '../password-policy';

export function passwordPolicyRoute({ passwordPolicy }: AuthContext): Route {
  return {
    method: 'GET',
    pattern: /^\/identitytoolkit\.googleapis\.com\/v2\/passwordPolicy$/,
    handle: async () => ({ body: passwordPolicyWire(passwordPolicy) }),
  };
}

/** Returns the route for the public keys that verify ID tokens, at the path that Google uses. */
export function publicKeysRoute({ keys }: AuthContext): Route {
  return {
    method: 'GET',
    pattern: /^\/service_accounts\/v1\/jwk\/securetoken(?:@|%40)system\.gserviceaccount\.com$/,
    handle: async () => {
      await keys.signingKey();
      return { headers: { 'Cache-Control': 'public, max-age=300' }, body: keys.published() };
    },
  };
}
