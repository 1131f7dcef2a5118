import type Database from 'libsql';
import { z } from 'zod';
import { authError } from './auth-error';
import { fingerprint, randomSecret } from './secrets';

/** When an account gets a new token, the account's tokens that have been unused for this long are deleted. */
const IDLE_LIFE = 180 * 24 * 60 * 60 * 1000;

const Row = z.object({
  uid: z.string(),
  auth_time: z.number(),
  revoked: z.number(),
  second_factor: z.string().nullable(),
});

export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

/** Stores refresh tokens as hashes, so that a copy of the database contains no usable token. */
export function createRefreshTokens(db: Database.Database, now: () => Date) {
  const read = (hash: string) => {
    const row = db
      .prepare('SELECT uid, auth_time, revoked, second_factor FROM auth_refresh_tokens WHERE hash = ?')
      .get([hash]);
    if (row === undefined) throw authError('INVALID_REFRESH_TOKEN');
    return Row.parse(row);
  };

  return {
    /**
     * Returns a new token. `authTime` is the time of the sign-in, in seconds since 1970, and `secondFactor` the id of
     * the authenticator app that it used.
     */
    issue(uid: string, authTime: number, secondFactor: string | null): string {
      const token = randomSecret();
      const usedAt = now().getTime();
      db.prepare('DELETE FROM auth_refresh_tokens WHERE uid = ? AND used_at < ?').run([
        uid,
        usedAt - IDLE_LIFE,
      ]);
      db.prepare(
        'INSERT INTO auth_refresh_tokens (hash, uid, auth_time, used_at, second_factor) VALUES (?, ?, ?, ?, ?)',
      ).run([fingerprint(token), uid, authTime, usedAt, secondFactor]);
      return token;
    },

    /**
     * Returns the id of the token's user, even if the token is revoked. Throws `INVALID_REFRESH_TOKEN` for an unknown
     * token.
     */
    ownerOf: (token: string): string => read(fingerprint(token)).uid,

    /**
     * Returns the token's user, the time of the sign-in and the authenticator app that it used, and records the
     * token's use. Throws `INVALID_REFRESH_TOKEN` for an unknown token, and `TOKEN_EXPIRED` for a revoked one.
     */
    use(token: string): { uid: string; authTime: number; secondFactor: string | null } {
      const hash = fingerprint(token);
      const { uid, auth_time, revoked, second_factor } = read(hash);
      if (revoked === 1) throw authError('TOKEN_EXPIRED');
      db.prepare('UPDATE auth_refresh_tokens SET used_at = ? WHERE hash = ?').run([now().getTime(), hash]);
      return { uid, authTime: auth_time, secondFactor: second_factor };
    },

    revokeAll(uid: string): void {
      db.prepare('UPDATE auth_refresh_tokens SET revoked = 1 WHERE uid = ?').run([uid]);
    },
  };
}
