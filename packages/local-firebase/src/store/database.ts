import { join } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../error-parts';
import { StartError } from '../start-error';
import { explainStoreFault } from './faults';
import { migrate } from './migrate';

export type Database = Libsql.Database;

export const DATABASE_FILE = 'local-firebase.db';

/** SQLite does not sync commits, only checkpoints. Responses therefore wait for the sync in `createDurability`. */
const SETTINGS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = NORMAL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA busy_timeout = 2000',
  'PRAGMA journal_size_limit = 16777216',
];

/** Opens a separate, read-only connection to an existing database. */
export function openReader(dataDir: string): Database {
  const db = new Libsql(join(dataDir, DATABASE_FILE), { readonly: true });
  db.exec('PRAGMA busy_timeout = 2000');
  return db;
}

function open(file: string, dataDir: string, settings: string[]): Database {
  const db = new Libsql(file);
  try {
    for (const setting of settings) db.exec(setting);
    migrate(db, dataDir);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Opens the database on a full disk, which has no room for the file that contains the log's shared index. An exclusive
 * connection keeps the index in memory. Throws `fault` if it has another cause or if this attempt fails too.
 */
function openOnFullDisk(file: string, dataDir: string, fault: unknown): Database {
  if (!codeOf(fault).startsWith('SQLITE_IOERR')) throw fault;
  try {
    return open(file, dataDir, ['PRAGMA locking_mode = EXCLUSIVE', ...SETTINGS]);
  } catch {
    throw fault;
  }
}

/**
 * Opens `local-firebase.db` in an existing directory and migrates it to this version's schema. Pass a
 * statement's parameters as one array. The driver crashes on booleans, so bind 0 or 1.
 * @throws StartError if the file cannot be used
 */
export function openDatabase(dataDir: string): Database {
  const file = join(dataDir, DATABASE_FILE);
  try {
    try {
      return open(file, dataDir, SETTINGS);
    } catch (fault) {
      return openOnFullDisk(file, dataDir, fault);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be opened: ${explainStoreFault(error)}.`, { cause: error });
  }
}
