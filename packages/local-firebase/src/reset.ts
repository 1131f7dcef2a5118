import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';
import { takeDataDirectory } from './store/data-directory';

/**
 * Deletes everything in a data directory that no process is using. Does nothing if the directory is missing.
 * @throws StartError if `confirmed` is false, or if the directory is in use or is not a data directory
 */
export function resetDataDirectory(dataDir: string, confirmed: boolean): void {
  if (!existsSync(dataDir)) return;
  if (!confirmed) {
    throw new StartError(
      `--reset deletes all accounts, documents and files in ${dataDir}: add --yes to confirm.`,
    );
  }
  const names = readdirSync(dataDir);
  if (names.length > 0 && !names.includes('local-firebase.db')) {
    throw new StartError(`${dataDir} is not a local-firebase data directory: nothing was deleted.`);
  }
  const directory = takeDataDirectory(dataDir);
  for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true });
  directory.release();
}
