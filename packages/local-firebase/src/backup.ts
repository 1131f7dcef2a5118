import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { z } from 'zod';
import { codeOf } from './error-parts';
import { StartError } from './start-error';
import { takeDataDirectory } from './store/data-directory';

const DATABASE = 'local-firebase.db';
const Blobs = z.array(z.object({ blob: z.string() }));

/** The maximum number of attempts. A copy is started again if a file is deleted or replaced before it is copied. */
const MAX_TRIES = 5;

const blobPath = (folder: string, id: string) => join(folder, 'blobs', id.slice(0, 2), id.slice(2));

function blobsOf(file: string): string[] {
  const db = new Libsql(file, { readonly: true });
  try {
    return Blobs.parse(db.prepare('SELECT blob FROM storage_objects').all([])).map(({ blob }) => blob);
  } finally {
    db.close();
  }
}

function copyDatabase(from: string, to: string): void {
  const db = new Libsql(from);
  try {
    db.exec('PRAGMA busy_timeout = 10000');
    db.prepare('VACUUM INTO ?').run([to]);
  } finally {
    db.close();
  }
}

function copyOnce(dataDir: string, folder: string): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, DATABASE);
  copyDatabase(join(dataDir, DATABASE), copy);
  const blobs = blobsOf(copy);
  for (const blob of blobs) {
    mkdirSync(dirname(blobPath(folder, blob)), { recursive: true, mode: 0o700 });
    cpSync(blobPath(dataDir, blob), blobPath(folder, blob));
  }
  return blobs.length;
}

/**
 * Copies accounts, documents and files in a consistent state, even while a process is serving them. The copy contains
 * password hashes and signing keys, but not the owner token.
 * @returns the number of files copied, not counting the database
 * @throws StartError if there is nothing to copy or the folder already exists
 */
export function backUpData(dataDir: string, folder: string): number {
  if (!existsSync(join(dataDir, DATABASE))) throw new StartError(`${dataDir} contains no data to back up.`);
  if (existsSync(folder)) throw new StartError(`${folder} already exists: choose a new folder.`);
  for (let tries = 1; ; tries++) {
    const draft = `${folder}.${tries}`;
    try {
      const files = copyOnce(dataDir, draft);
      renameSync(draft, folder);
      return files;
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // ENOENT means that a file named in the copied database has since been deleted. The next attempt copies the
      // current database.
      if (codeOf(error) !== 'ENOENT' || tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * Replaces a data directory with the backup in `folder`. The old directory is kept under another name, and must not be
 * in use.
 * @returns the folder with the old data, or null if there was none
 * @throws StartError if `folder` contains no backup or the data directory is in use
 */
export function restoreData(folder: string, dataDir: string, now: Date = new Date()): string | null {
  if (!existsSync(join(folder, DATABASE))) throw new StartError(`${folder} contains no backup.`);
  const kept = `${dataDir}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  const isUsed = existsSync(dataDir) && readdirSync(dataDir).length > 0;
  if (isUsed) {
    takeDataDirectory(dataDir).release();
    renameSync(dataDir, kept);
  }
  cpSync(folder, dataDir, { recursive: true });
  return isUsed ? kept : null;
}
