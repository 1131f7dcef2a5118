import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
  type LocalJWKSet,
} from 'jose';
import type Database from 'libsql';
import { z } from 'zod';
import { TOKEN_LIFE_SECONDS } from './token-life';

/** How long a key signs tokens before it is rotated. */
const SIGNING_LIFE = 30 * 24 * 60 * 60 * 1000;
/**
 * How long a key stays published after its creation: until the last token that it signed has expired, plus a margin for
 * clock skew.
 */
const PUBLISHED_LIFE = SIGNING_LIFE + TOKEN_LIFE_SECONDS * 1000 + 10 * 60 * 1000;

const jwk = z.string().transform((json) => JSON.parse(json) as JWK);
const PublicRows = z.array(z.object({ public_jwk: jwk }));
const NewestRow = z.object({ kid: z.string(), private_jwk: jwk, created_at: z.number() });

type SigningKey = { kid: string; privateKey: CryptoKey; createdAt: number };

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/**
 * Manages RS256 key pairs in the database. The newest key signs tokens. Earlier keys stay published until their tokens
 * have expired.
 */
export function createSigningKeys(db: Database.Database, now: () => Date) {
  let current: Promise<SigningKey> | null = null;
  let verifying: { published: string; find: LocalJWKSet } | null = null;

  const load = async (): Promise<SigningKey | null> => {
    const row = db.prepare('SELECT * FROM auth_signing_keys ORDER BY created_at DESC LIMIT 1').get([]);
    if (row === undefined) return null;
    const { kid, private_jwk, created_at } = NewestRow.parse(row);
    const privateKey = await importJWK(private_jwk, 'RS256');
    if (privateKey instanceof Uint8Array) throw new TypeError('The stored signing key is not an RSA key.');
    return { kid, privateKey, createdAt: created_at };
  };

  const create = async (): Promise<SigningKey> => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    const publicJwk = { ...(await exportJWK(pair.publicKey)), alg: 'RS256', use: 'sig' };
    const kid = await calculateJwkThumbprint(publicJwk);
    const createdAt = now().getTime();
    const privateJwk = await exportJWK(pair.privateKey);
    db.prepare(
      'INSERT INTO auth_signing_keys (kid, private_jwk, public_jwk, created_at) VALUES (?, ?, ?, ?)',
    ).run([kid, JSON.stringify(privateJwk), JSON.stringify({ ...publicJwk, kid }), createdAt]);
    db.prepare('DELETE FROM auth_signing_keys WHERE created_at < ?').run([createdAt - PUBLISHED_LIFE]);
    return { kid, privateKey: pair.privateKey, createdAt };
  };

  const mayStillSign = (key: SigningKey) => now().getTime() - key.createdAt < SIGNING_LIFE;

  const renew = async (previous: Promise<SigningKey> | null): Promise<SigningKey> => {
    const known = previous === null ? await load() : await previous.catch(() => null);
    return known !== null && mayStillSign(known) ? known : create();
  };

  /** Returns the published public keys, as a JSON Web Key Set. */
  const published = (): { keys: JWK[] } => {
    const rows = db
      .prepare('SELECT public_jwk FROM auth_signing_keys WHERE created_at >= ? ORDER BY created_at DESC')
      .all([now().getTime() - PUBLISHED_LIFE]);
    return { keys: PublicRows.parse(rows).map((row) => row.public_jwk) };
  };

  return {
    published,

    /** Returns the public key for a token. Imported keys are cached until the published keys change. */
    find: ((header, token) => {
      const set = published();
      const names = set.keys.map((key) => key.kid).join();
      if (verifying?.published !== names) verifying = { published: names, find: createLocalJWKSet(set) };
      return verifying.find(header, token);
    }) satisfies JWTVerifyGetKey,

    /**
     * Returns the current signing key. Creates a key if there is none or the newest one is due for rotation. Concurrent
     * calls share the new key.
     */
    signingKey(): Promise<SigningKey> {
      current = renew(current);
      return current;
    },
  };
}
