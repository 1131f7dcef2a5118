import type { APIRequestContext } from '@playwright/test';
import { environment } from './environment';

type Credentials = { email: string; password: string };

/** Signs in as the admin's form does, past it. */
export function trySignIn(request: APIRequestContext, credentials: Credentials) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  return request.post(path, { data: { ...credentials, returnSecureToken: true } });
}

/** Proof, to the site's own interfaces, of being somebody; of being the administrator if nobody is named. */
export async function idToken(
  request: APIRequestContext,
  credentials: Credentials = environment.administrator,
): Promise<string> {
  return (await (await trySignIn(request, credentials)).json()).idToken;
}
