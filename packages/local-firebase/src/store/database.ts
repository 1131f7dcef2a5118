import { join } from 'node:path';
import Libsql from 'libsql';
import { StartError } from '../start-error';
import { explainStoreFault } from './faults';
import { migrate } from './migrate';

export type Database = Libsql.Database;

export const DATABASE_FILE = 'local-firebase.db';

/** Reads of mapped pages need neither a system call nor a copy. Larger files are mapped in part. */
const MAPPED_BYTES = 512 * 1024 * 1024;

/** Commits do not sync; responses wait for `createDurability`. The log is synced before a checkpoint. */
const SETTINGS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = NORMAL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA busy_timeout = 2000',
  'PRAGMA cache_size = -8000',
  `PRAGMA mmap_size = ${MAPPED_BYTES}`,
  'PRAGMA journal_size_limit = 16777216',
];

/** Opens a second connection that cannot write. */
export function openReader(dataDir: string): Database {
  const db = new Libsql(join(dataDir, DATABASE_FILE), { readonly: true });
  db.exec('PRAGMA busy_timeout = 2000');
  return db;
}

/**
 * Opens `local-firebase.db` in an existing directory and migrates it to this version's schema. Pass parameters as one
 * array. The driver crashes on booleans, so bind 0 or 1.
 * @throws StartError with one sentence if the file cannot be used
 */
export function openDatabase(dataDir: string): Database {
  const file = join(dataDir, DATABASE_FILE);
  let db: Database | undefined;
  try {
    db = new Libsql(file);
    for (const setting of SETTINGS) db.exec(setting);
    migrate(db, dataDir);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be opened: ${explainStoreFault(error)}.`, { cause: error });
  }
}
