import { PROJECT } from '../backend/backend';
import { forgedTokens } from '../matrix/forged-tokens';
import { OTHER_CLAIMS, WRONG_BODIES } from './bodies';
import { signedToken, signerOf } from './signer';

export type Call = { what: string; token: string; body: BodyInit; method?: string; expected: number };

export async function callEndpoint(
  url: string,
  { token, body, method = 'POST' }: Omit<Call, 'what' | 'expected'>,
) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return fetch(`${url}/api/revalidate`, { method, headers, body: hasBody ? body : null });
}

export const bodyFor = (id: string, revision: number | null) =>
  JSON.stringify({ collection: 'Blog', id, revision });

/** Tokens of administrators, each of another account, because calls are counted by account. */
export async function administrators(dataDir: string): Promise<(uid: string) => Promise<string>> {
  const signer = await signerOf(dataDir);
  return (uid) => signedToken(signer, uid, { admin: true });
}

/** Tokens that are sent with a large body as well. */
const WITH_MUCH = ['no token', 'expired an hour ago', 'unsigned', 'a long token'];

/** Every call that must not get through, with the status that says why. */
export async function wrongCalls(dataDir: string): Promise<Call[]> {
  const signer = await signerOf(dataDir);
  const body = bodyFor('revalidate-probe', null);
  const forged = await forgedTokens(PROJECT, 'forger', signer);
  const tokens = Object.entries({ ...forged, 'no token': '', 'a long token': 'x'.repeat(5_000) });
  const bodies = Object.entries(WRONG_BODIES).map(async ([what, wrong], index) => {
    const token = await signedToken(signer, `wrong-body-${index}`, { admin: true });
    return { what: `a body with ${what}`, token, body: wrong, expected: 400 };
  });
  const others = OTHER_CLAIMS.map(async (claims, index) => {
    const token = await signedToken(signer, `other-${index}`, claims);
    return { what: `claims ${JSON.stringify(claims)}`, token, body, expected: 403 };
  });
  const methods = ['GET', 'PUT', 'PATCH', 'DELETE'].map(async (method) => {
    const token = await signedToken(signer, 'method', { admin: true });
    return { what: `the method ${method}`, token, body, method, expected: 405 };
  });
  return [
    ...tokens.map(([what, token]) => ({ what: `a token ${what}`, token, body, expected: 401 })),
    ...tokens
      .filter(([what]) => WITH_MUCH.includes(what))
      .map(([what, token]) => ({
        what: `a token ${what} and ten megabytes`,
        token,
        body: WRONG_BODIES['ten megabytes'] ?? '',
        expected: 401,
      })),
    ...(await Promise.all([...bodies, ...others, ...methods])),
  ];
}
