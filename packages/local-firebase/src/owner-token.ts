import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';
import { explainStoreFault } from './store/faults';

const FORM = /^[0-9a-f]{64}$/;

function create(file: string): string {
  const token = randomBytes(32).toString('hex');
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, token);
  fsyncSync(handle);
  closeSync(handle);
  // Renaming leaves the file either complete or absent, however the process ends.
  renameSync(draft, file);
  return token;
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/**
 * Returns the token that bypasses all rules: 256 random bits in the file `owner-token`, which only this user can read.
 * Creates the file if it is missing.
 * @throws StartError if the file cannot be read or written, or contains no token
 */
export function openOwnerToken(dataDir: string): string {
  const file = join(dataDir, 'owner-token');
  try {
    const token = read(file) ?? create(file);
    if (FORM.test(token)) return token;
  } catch (error) {
    throw new StartError(`${file} cannot be used: ${explainStoreFault(error)}.`, { cause: error });
  }
  throw new StartError(
    `${file} contains no owner token. Delete the file; a new token will be created at the next start.`,
  );
}
