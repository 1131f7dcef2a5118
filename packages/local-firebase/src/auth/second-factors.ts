import type Database from 'libsql';
import { z } from 'zod';
import { authError } from './auth-error';
import { randomUid } from './user-store';

/** Firebase has the same limit. */
const MOST = 5;

const Row = z
  .object({
    id: z.string(),
    secret: z.string(),
    display_name: z.string().nullable(),
    enrolled_at: z.number(),
    last_step: z.number(),
  })
  .transform(({ id, secret, display_name, enrolled_at, last_step }) => ({
    id,
    secret,
    displayName: display_name,
    enrolledAt: enrolled_at,
    lastStep: last_step,
  }));

/** An authenticator app of an account. `secret` is in hexadecimal, and `enrolledAt` in milliseconds since 1970. */
export type SecondFactor = z.output<typeof Row>;

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Stores the authenticator apps of accounts. Secrets are stored as they are, because codes are computed from them. */
export function createSecondFactors(db: Database.Database, now: () => Date) {
  const of = (uid: string): SecondFactor[] =>
    z
      .array(Row)
      .parse(db.prepare('SELECT * FROM auth_second_factors WHERE uid = ? ORDER BY enrolled_at').all([uid]));

  const remove = (id: string): void => {
    db.prepare('DELETE FROM auth_second_factors WHERE id = ?').run([id]);
  };

  return {
    of,
    remove,

    /** Adds an app and returns its id. Throws `SECOND_FACTOR_LIMIT_EXCEEDED` if the account has too many. */
    add(uid: string, { secret, displayName, lastStep }: Omit<SecondFactor, 'id' | 'enrolledAt'>): string {
      if (of(uid).length >= MOST) throw authError('SECOND_FACTOR_LIMIT_EXCEEDED');
      const id = randomUid();
      db.prepare(
        'INSERT INTO auth_second_factors (id, uid, secret, display_name, enrolled_at, last_step) VALUES (?, ?, ?, ?, ?, ?)',
      ).run([id, uid, secret, displayName, now().getTime(), lastStep]);
      return id;
    },

    /** Records that the code of this period was used. */
    markUsed(id: string, step: number): void {
      db.prepare('UPDATE auth_second_factors SET last_step = ? WHERE id = ?').run([step, id]);
    },

    /** Removes all of an account's apps except those with these ids. Returns whether any was removed. */
    keepOnly(uid: string, ids: readonly string[]): boolean {
      const others = of(uid).filter(({ id }) => !ids.includes(id));
      for (const { id } of others) remove(id);
      return others.length > 0;
    },

    /** Returns an account's apps as the API's `mfaInfo`, or nothing if it has none. */
    wire(uid: string): { mfaInfo?: object[] } {
      const factors = of(uid);
      if (factors.length === 0) return {};
      return {
        mfaInfo: factors.map(({ id, displayName, enrolledAt }) => ({
          mfaEnrollmentId: id,
          ...(displayName !== null && { displayName }),
          enrolledAt: new Date(enrolledAt).toISOString(),
          totpInfo: {},
        })),
      };
    },
  };
}
