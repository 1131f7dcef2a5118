import type { APIRequestContext } from '@playwright/test';
import { environment } from './environment';

type Credentials = { email: string; password: string };

/** Signs in through the API, like the admin's form. */
export function trySignIn(request: APIRequestContext, credentials: Credentials) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  return request.post(path, { data: { ...credentials, returnSecureToken: true } });
}

/** A session token for the site's APIs; the administrator's by default. */
export async function idToken(
  request: APIRequestContext,
  credentials: Credentials = environment.administrator,
): Promise<string> {
  return (await (await trySignIn(request, credentials)).json()).idToken;
}
