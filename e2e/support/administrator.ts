import type { APIRequestContext } from '@playwright/test';
import { environment } from './environment';

/** Proof, to the site's own interfaces, of being somebody; of being the administrator if nobody is named. */
export async function idToken(
  request: APIRequestContext,
  { email, password } = environment.administrator,
): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  const answer = await request.post(path, { data: { email, password, returnSecureToken: true } });
  return (await answer.json()).idToken;
}

/** Has the pages that show blogs made anew, as a publication does. */
export async function remakeBlogPages(request: APIRequestContext, origin = ''): Promise<void> {
  await request.post(`${origin}/api/revalidate`, {
    data: { collection: 'Blog', id: 'no-such-blog', revision: null },
    headers: { authorization: `Bearer ${await idToken(request)}` },
  });
}
