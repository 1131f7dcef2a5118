import type Libsql from 'libsql';
import { StartError } from '../start-error';
import { inTransaction } from './in-transaction';
import { MIGRATIONS } from './migrations';

function versionOf(db: Libsql.Database): number {
  const row = db.prepare<unknown[]>('SELECT user_version AS version FROM pragma_user_version').get([]);
  return (row as { version: number }).version;
}

/**
 * Migrates the database to this version's schema.
 * @throws StartError if a newer version wrote the data
 */
export function migrate(db: Libsql.Database, dataDir: string): void {
  const version = versionOf(db);
  if (version > MIGRATIONS.length) {
    throw new StartError(
      `The data in ${dataDir} was written by a newer version of local-firebase (schema version ${version}; this version supports ${MIGRATIONS.length}). Update local-firebase, or choose another data directory.`,
    );
  }
  MIGRATIONS.slice(version).forEach((migration, index) => {
    inTransaction(db, () => {
      db.exec(migration.up);
      db.exec(`PRAGMA user_version = ${version + index + 1}`);
    });
  });
}
