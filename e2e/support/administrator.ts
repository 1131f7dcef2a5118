import type { APIRequestContext } from '@playwright/test';

type Credentials = { email: string; password: string };

/** Signs in through the API that the admin's form uses. */
export function trySignIn(request: APIRequestContext, credentials: Credentials) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  return request.post(path, { data: { ...credentials, returnSecureToken: true } });
}
