import type { Migration } from './migration';

/**
 * Authenticator apps as second factors. `secret` is in hexadecimal. `last_step` is the time step of the last code used,
 * so that no code works twice.
 */
export const secondFactorsMigration: Migration = {
  name: 'second factors',
  up: `
    ALTER TABLE auth_refresh_tokens ADD COLUMN second_factor TEXT;

    CREATE TABLE auth_second_factors (
      id TEXT PRIMARY KEY,
      uid TEXT NOT NULL,
      secret TEXT NOT NULL,
      display_name TEXT,
      enrolled_at INTEGER NOT NULL,
      last_step INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX auth_second_factors_by_user ON auth_second_factors (uid);
  `,
};
