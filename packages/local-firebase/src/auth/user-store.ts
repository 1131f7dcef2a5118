import { randomInt } from 'node:crypto';
import type Database from 'libsql';
import { z } from 'zod';
import type { User } from './user';

const flag = z.number().transform((value) => value === 1);

const Row = z
  .object({
    uid: z.string(),
    email: z.string().nullable(),
    email_verified: flag,
    password_hash: z.string().nullable(),
    password_updated_at: z.number().nullable(),
    display_name: z.string().nullable(),
    photo_url: z.string().nullable(),
    claims: z.string(),
    disabled: flag,
    valid_since: z.number(),
    created_at: z.number(),
    last_login_at: z.number().nullable(),
    last_refresh_at: z.number().nullable(),
  })
  .transform(
    (row): User => ({
      uid: row.uid,
      email: row.email,
      emailVerified: row.email_verified,
      passwordHash: row.password_hash,
      passwordUpdatedAt: row.password_updated_at,
      displayName: row.display_name,
      photoUrl: row.photo_url,
      claims: row.claims,
      disabled: row.disabled,
      validSince: row.valid_since,
      createdAt: row.created_at,
      lastLoginAt: row.last_login_at,
      lastRefreshAt: row.last_refresh_at,
    }),
  );

export type UserStore = ReturnType<typeof createUserStore>;

/** Stores accounts in the database. No two accounts have the same email address. */
export function createUserStore(db: Database.Database) {
  const one = (sql: string, key: string): User | null => {
    const row = db.prepare(sql).get([key]);
    return row === undefined ? null : Row.parse(row);
  };

  const byUid = (uid: string) => one('SELECT * FROM auth_users WHERE uid = ?', uid);

  const save = (user: User): void => {
    db.prepare(
      `INSERT INTO auth_users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (uid) DO UPDATE SET
         email = excluded.email, email_verified = excluded.email_verified,
         password_hash = excluded.password_hash, password_updated_at = excluded.password_updated_at,
         display_name = excluded.display_name, photo_url = excluded.photo_url, claims = excluded.claims,
         disabled = excluded.disabled, valid_since = excluded.valid_since, created_at = excluded.created_at,
         last_login_at = excluded.last_login_at, last_refresh_at = excluded.last_refresh_at`,
    ).run([
      user.uid,
      user.email,
      Number(user.emailVerified),
      user.passwordHash,
      user.passwordUpdatedAt,
      user.displayName,
      user.photoUrl,
      user.claims,
      Number(user.disabled),
      user.validSince,
      user.createdAt,
      user.lastLoginAt,
      user.lastRefreshAt,
    ]);
  };

  return {
    byUid,
    byEmail: (email: string) => one('SELECT * FROM auth_users WHERE email = ?', email),

    /** Returns at most `limit` accounts in order of id, starting after the id `after`. */
    list: (after: string, limit: number): User[] =>
      z
        .array(Row)
        .parse(db.prepare('SELECT * FROM auth_users WHERE uid > ? ORDER BY uid LIMIT ?').all([after, limit])),

    /** Creates or replaces an account. */
    save,

    /** Updates some of an account's fields; returns null if the account no longer exists. */
    update(uid: string, changes: Partial<Omit<User, 'uid'>>): User | null {
      const user = byUid(uid);
      if (user === null) return null;
      const changed = { ...user, ...changes };
      save(changed);
      return changed;
    },

    remove(uid: string): void {
      db.prepare('DELETE FROM auth_users WHERE uid = ?').run([uid]);
    },
  };
}

const UID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a random id of 28 characters, as in Firebase. */
export function randomUid(): string {
  return Array.from({ length: 28 }, () => UID_CHARACTERS.charAt(randomInt(UID_CHARACTERS.length))).join('');
}
