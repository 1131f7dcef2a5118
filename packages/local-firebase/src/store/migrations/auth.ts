import type { Migration } from './migration';

/**
 * Accounts and their credentials. Times are in milliseconds since the epoch, except `valid_since` and `auth_time`,
 * which are in seconds.
 */
export const authMigration: Migration = {
  name: 'auth',
  up: `
    CREATE TABLE auth_users (
      uid TEXT PRIMARY KEY,
      email TEXT UNIQUE,
      email_verified INTEGER NOT NULL,
      password_hash TEXT,
      password_updated_at INTEGER,
      display_name TEXT,
      photo_url TEXT,
      claims TEXT NOT NULL,
      disabled INTEGER NOT NULL,
      valid_since INTEGER NOT NULL,
      created_at INTEGER NOT NULL,
      last_login_at INTEGER,
      last_refresh_at INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE auth_refresh_tokens (
      hash TEXT PRIMARY KEY,
      uid TEXT NOT NULL,
      auth_time INTEGER NOT NULL,
      revoked INTEGER NOT NULL DEFAULT 0,
      used_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX auth_refresh_tokens_by_user ON auth_refresh_tokens (uid);

    CREATE TABLE auth_reset_codes (
      hash TEXT PRIMARY KEY,
      uid TEXT NOT NULL,
      email TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX auth_reset_codes_by_user ON auth_reset_codes (uid);

    CREATE TABLE auth_signing_keys (
      kid TEXT PRIMARY KEY,
      private_jwk TEXT NOT NULL,
      public_jwk TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE auth_failures (
      subject TEXT PRIMARY KEY,
      count INTEGER NOT NULL,
      last_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE auth_known_remotes (
      uid TEXT NOT NULL,
      remote TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      PRIMARY KEY (uid, remote)
    ) STRICT, WITHOUT ROWID;
  `,
};
