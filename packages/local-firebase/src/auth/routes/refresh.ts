import type { Route } from '../../http/route';
import { authError } from '../auth-error';
import type { AuthContext } from '../context';
import { TOKEN_LIFE_SECONDS } from '../token-life';

const MAX_BODY_BYTES = 8 * 1024;

/**
 * Returns the route that exchanges a refresh token for an ID token with the account's current claims. The refresh token
 * remains valid.
 */
export function refreshRoute(context: AuthContext): Route {
  return {
    method: 'POST',
    pattern: /^\/securetoken\.googleapis\.com\/v1\/token$/,
    handle: async (request) => {
      const form = new URLSearchParams((await request.readBody(MAX_BODY_BYTES)).toString('utf8'));
      const grantType = form.get('grant_type');
      if (!grantType) throw authError('MISSING_GRANT_TYPE');
      if (grantType !== 'refresh_token') throw authError('INVALID_GRANT_TYPE');
      return { body: await refresh(context, form.get('refresh_token')) };
    },
  };
}

async function refresh(context: AuthContext, refreshToken: string | null): Promise<object> {
  if (!refreshToken) throw authError('MISSING_REFRESH_TOKEN');
  const { refreshTokens, users } = context;
  // Disabling an account also revokes its tokens, so check for a disabled user first to return the specific error.
  if (users.byUid(refreshTokens.ownerOf(refreshToken))?.disabled) throw authError('USER_DISABLED');
  const { uid, authTime, secondFactor } = refreshTokens.use(refreshToken);
  const user = users.update(uid, { lastRefreshAt: context.now().getTime() });
  if (user === null) throw authError('USER_NOT_FOUND');
  const idToken = await context.idTokens.issue(user, authTime, secondFactor);
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(TOKEN_LIFE_SECONDS),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: uid,
    project_id: context.projectId,
  };
}
