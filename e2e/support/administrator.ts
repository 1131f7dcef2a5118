import type { APIRequestContext } from '@playwright/test';

type Credentials = { email: string; password: string };

/** Signs in through the API, like the admin's form. */
export function trySignIn(request: APIRequestContext, credentials: Credentials) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  return request.post(path, { data: { ...credentials, returnSecureToken: true } });
}
