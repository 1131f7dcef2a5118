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

/** Has the pages that show blogs made anew, as a publication does. */
export async function remakeBlogPages(request: APIRequestContext, origin = ''): Promise<void> {
  await request.post(`${origin}/api/revalidate`, {
    data: { collection: 'Blog', id: 'no-such-blog', revision: null },
    headers: { authorization: `Bearer ${await idToken(request)}` },
  });
}
