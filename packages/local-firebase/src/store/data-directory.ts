import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../error-parts';
import { StartError } from '../start-error';
import { explainStoreFault } from './faults';

export type DataDirectory = { path: string; release(): void };

/**
 * Creates the directory if it is missing, and locks it for this process with a SQLite lock on an empty file. The
 * operating system releases the lock when the process ends, even in a crash.
 * @throws StartError if the directory is already locked or cannot be used
 */
export function takeDataDirectory(path: string): DataDirectory {
  let lock: Libsql.Database | undefined;
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    lock = new Libsql(join(path, 'lock.db'));
    // A journal in memory needs no disk space, so a backend on a full disk can still start and serve reads.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (codeOf(error) === 'SQLITE_BUSY') {
      throw new StartError(
        `The data directory ${path} is already in use by local-firebase. Stop the backend that is using it, or choose another directory.`,
        { cause: error },
      );
    }
    throw new StartError(`The data directory ${path} cannot be used: ${explainStoreFault(error)}.`, {
      cause: error,
    });
  }
  const held = lock;
  return { path, release: () => held.close() };
}
