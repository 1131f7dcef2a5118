import { join } from 'node:path';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import Libsql from 'libsql';
import { PROJECT } from '../backend/backend';
import type { Signer } from '../matrix/forged-tokens';

const HOUR = 3600;

/** The key that this backend signs with: a forgery by it is wrong in nothing but what it is meant to be. */
export async function signerOf(dataDir: string): Promise<Signer> {
  const db = new Libsql(join(dataDir, 'local-firebase.db'), { readonly: true });
  const row = db
    .prepare('SELECT kid, private_jwk FROM auth_signing_keys ORDER BY created_at DESC LIMIT 1')
    .get([]);
  db.close();
  const { kid, private_jwk } = row as { kid: string; private_jwk: string };
  const privateKey = await importJWK(JSON.parse(private_jwk), 'RS256');
  if (privateKey instanceof Uint8Array) throw new TypeError('The signing key is not an RSA key.');
  return { kid, privateKey };
}

/** A token that verifies, of an account and with claims of one's choice. */
export function signedToken({ kid, privateKey }: Signer, uid: string, claims: JWTPayload): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const all = { sub: uid, iat: now, exp: now + HOUR, auth_time: now, aud: PROJECT, ...claims };
  return new SignJWT({ iss: `https://securetoken.google.com/${PROJECT}`, ...all })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(privateKey);
}
