import { join } from 'node:path';
import { codeOf, messageOf } from '../error-parts';
import { StartError } from '../start-error';
import { DATABASE_FILE, type Database } from './database';

/** How long after a check that found no damage an unexplained error leads to another. */
const CHECK_AGAIN_MS = 60_000;

/** Returns what is wrong with the database, or null. Reads every page. */
function damageIn(db: Database): string | null {
  try {
    const { quick_check: result } = db.prepare<unknown[]>('PRAGMA quick_check(1)').get([]) as {
      quick_check: string;
    };
    return result === 'ok' ? null : (result.split('\n').at(-1) ?? result);
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * Checks the database before a start.
 * @throws StartError if it is damaged, because later writes could damage more
 */
export function requireSound(db: Database, dataDir: string): void {
  const damage = damageIn(db);
  if (damage === null) return;
  throw new StartError(
    `${join(dataDir, DATABASE_FILE)} is damaged (${damage}). Restore the latest backup of the data directory.`,
  );
}

export type DamageGuard = {
  /** Checks the database after an error of the store that no request should cause. */
  noteFault(error: unknown): void;
};

/**
 * Stops all writes once the database turns out to be damaged, because a save that seems to succeed could be lost. What
 * can still be read is served.
 */
export function createDamageGuard(db: Database, log: (line: string) => void): DamageGuard {
  let isSealed = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    noteFault(error) {
      const isRecent = performance.now() - checkedAt < CHECK_AGAIN_MS;
      if (isSealed || isRecent || !codeOf(error).startsWith('SQLITE_')) return;
      checkedAt = performance.now();
      const damage = damageIn(db);
      if (damage === null) return;
      isSealed = true;
      db.exec('PRAGMA query_only = ON');
      log(
        `The database is damaged (${damage}). Nothing is saved any more, and some data may be missing. Stop the backend and restore the latest backup.`,
      );
    },
  };
}
