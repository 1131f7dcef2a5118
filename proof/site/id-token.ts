type Account = { backendUrl: string; administrator: { email: string; password: string } };

/** Signs in as the first administrator, like the admin area. */
export async function administratorToken({ backendUrl, administrator }: Account): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded';
  const body = JSON.stringify({ ...administrator, returnSecureToken: true });
  const response = await fetch(`${backendUrl}${path}`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The administrator could not sign in: ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}
