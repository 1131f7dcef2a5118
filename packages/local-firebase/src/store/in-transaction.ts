import type Libsql from 'libsql';

/**
 * Runs `work` in one transaction that takes the write lock immediately, and rolls back if `work` throws. (The driver's
 * own helper hides the cause if SQLite has already rolled back, as it does on a full disk.)
 */
export function inTransaction<Result>(db: Libsql.Database, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
