import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import Libsql from 'libsql';
import { type LocalFirebase, startLocalFirebase } from 'local-firebase';
import { ACCOUNTS, SECOND_FACTOR } from './actors';
import type { MatrixBackend } from './backend';
import { KNOWN_ACTORS, type KnownActor } from './policy';
import { emailOf } from './records';

const PROJECT = 'demo-matrix';
const AUTH = 'identitytoolkit.googleapis.com/v1';

async function post(backend: LocalFirebase, path: string, body: object, token?: string) {
  const answer = await fetch(`${backend.origin}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

async function signIn(backend: LocalFirebase, actor: KnownActor): Promise<string | null> {
  const known = ACCOUNTS[actor];
  if (!known) return null;
  const account = { email: emailOf(known.uid), password: `${known.uid}-password` };
  const { ownerToken } = backend;
  await post(backend, `${AUTH}/projects/${PROJECT}/accounts`, { localId: known.uid, ...account }, ownerToken);
  const claims = { localId: known.uid, customAttributes: JSON.stringify(known.claims) };
  await post(backend, `${AUTH}/projects/${PROJECT}/accounts:update`, claims, ownerToken);
  const { idToken } = await post(backend, `${AUTH}/accounts:signInWithPassword?key=any`, account);
  return idToken;
}

const ANOTHER = 'other-project';

/** Returns a function that signs claims with the backend's own key, so that an invalid claim is a token's only defect. */
async function signerOf(dataDir: string): Promise<(claims: JWTPayload) => Promise<string>> {
  const db = new Libsql(join(dataDir, 'local-firebase.db'), { readonly: true });
  const row = db.prepare('SELECT kid, private_jwk FROM auth_signing_keys').get([]);
  db.close();
  const { kid, private_jwk } = row as { kid: string; private_jwk: string };
  const key = await importJWK(JSON.parse(private_jwk), 'RS256');
  return (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}

/** Returns the token with claims changed after signing. */
function tampered(token: string, changes: JWTPayload): string {
  const [head, , signature] = token.split('.');
  const claims = JSON.stringify({ ...decodeJwt(token), ...changes });
  return `${head}.${Buffer.from(claims).toString('base64url')}.${signature}`;
}

/** Returns the tokens of the actors that have invalid tokens. */
async function invalidTokens(
  tokens: MatrixBackend['tokens'],
  sign: (claims: JWTPayload) => Promise<string>,
): Promise<MatrixBackend['tokens']> {
  const claims = decodeJwt(tokens.administrator ?? '');
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  const past = { iat: anHourAgo - 3600, auth_time: anHourAgo - 3600, exp: anHourAgo };
  const another = { iss: `https://securetoken.google.com/${ANOTHER}`, aud: ANOTHER };
  return {
    'expired token': await sign({ ...claims, ...past }),
    'token of another project': await sign({ ...claims, ...another }),
    'tampered token': tampered(tokens['account without a person'] ?? '', { admin: true }),
  };
}

/** Starts local-firebase with an empty database and this project's rules, and creates every actor's token. */
export async function startLocalMatrix(): Promise<MatrixBackend> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matrix-'));
  const bucket = `${PROJECT}.example`;
  const backend = await startLocalFirebase({
    dataDir,
    port: 0,
    projectId: PROJECT,
    bucket,
    firestoreRules: 'firestore.rules',
    storageRules: 'storage.rules',
  });
  const signedIn = await Promise.all(
    KNOWN_ACTORS.map(async (actor) => [actor, await signIn(backend, actor)] as const),
  );
  const tokens: MatrixBackend['tokens'] = Object.fromEntries(signedIn);
  const sign = await signerOf(dataDir);
  const proven = Object.entries(tokens).map(async ([actor, token]) => {
    const claims = token ? decodeJwt(token) : null;
    const firebase = { ...Object(claims?.firebase), ...SECOND_FACTOR };
    return [actor, claims && (await sign({ ...claims, firebase }))];
  });
  const provenTokens: MatrixBackend['tokens'] = Object.fromEntries(await Promise.all(proven));
  const invalid = await invalidTokens(tokens, sign);
  return {
    origin: backend.origin,
    projectId: PROJECT,
    bucket,
    ownerToken: backend.ownerToken,
    tokens: { ...tokens, ...invalid },
    provenTokens: { ...provenTokens, ...invalid },
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
