import type Database from 'libsql';
import { z } from 'zod';
import { authError } from './auth-error';
import { fingerprint, randomSecret } from './secrets';

/** How long a code is valid, in milliseconds. */
export const RESET_CODE_LIFE = 60 * 60 * 1000;
/**
 * Expired codes are kept for at least this long, to distinguish them from unknown codes, unless `discardAll` deletes
 * them.
 */
const MEMORY = 24 * RESET_CODE_LIFE;
/** The maximum number of valid codes for an account. Further requests create no codes, to prevent flooding. */
const MAX_OPEN = 5;

const Row = z.object({ uid: z.string(), email: z.string(), expires_at: z.number() });
const Count = z.object({ open: z.number() });

export type ResetCodes = ReturnType<typeof createResetCodes>;

/** Stores hashes of one-time codes for choosing a new password. Each code is valid for an hour. */
export function createResetCodes(db: Database.Database, now: () => Date) {
  return {
    /** Returns a new code, or null if the account already has `MAX_OPEN` valid codes. */
    issue(uid: string, email: string): string | null {
      const time = now().getTime();
      db.prepare('DELETE FROM auth_reset_codes WHERE expires_at < ?').run([time - MEMORY]);
      const { open } = Count.parse(
        db
          .prepare('SELECT count(*) AS open FROM auth_reset_codes WHERE uid = ? AND expires_at > ?')
          .get([uid, time]),
      );
      if (open >= MAX_OPEN) return null;
      const code = randomSecret();
      db.prepare('INSERT INTO auth_reset_codes (hash, uid, email, expires_at) VALUES (?, ?, ?, ?)').run([
        fingerprint(code),
        uid,
        email,
        time + RESET_CODE_LIFE,
      ]);
      return code;
    },

    /** Returns the code's account and email address. Throws `INVALID_OOB_CODE` or `EXPIRED_OOB_CODE`. */
    read(code: string): { uid: string; email: string } {
      const row = db.prepare('SELECT * FROM auth_reset_codes WHERE hash = ?').get([fingerprint(code)]);
      if (row === undefined) throw authError('INVALID_OOB_CODE');
      const { uid, email, expires_at } = Row.parse(row);
      if (expires_at <= now().getTime()) throw authError('EXPIRED_OOB_CODE');
      return { uid, email };
    },

    discardAll(uid: string): void {
      db.prepare('DELETE FROM auth_reset_codes WHERE uid = ?').run([uid]);
    },
  };
}
