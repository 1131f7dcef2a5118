import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder that has its own lock file, unless that version of the lock file is installed. Such
 * packages are needed by few commands, so `npm install` in the root folder omits them.
 * @param names for the log, such as “Lighthouse and the Observatory”
 * @throws Error if npm fails
 */
export function requireOwnPackages(folder: string, names: string, log: (line: string) => void): void {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log(`Installing ${names} …`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm could not install ${names}: see any errors above.`);
  writeFileSync(stamp, wanted);
}
