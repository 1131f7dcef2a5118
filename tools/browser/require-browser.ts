import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

const WAYS: [command: string, ...args: string[]][] = [
  ['npx', 'playwright', 'install', 'chromium'],
  [
    'sh',
    '-c',
    'apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell',
  ],
];

/**
 * Finds a browser or installs one: Playwright's if it can be downloaded, otherwise Debian's when running as root.
 * @throws Error if neither can be installed.
 */
export function requireBrowser(log: (line: string) => void): string {
  for (const [command, ...args] of WAYS) {
    const found = findBrowser();
    if (found) return found;
    log(`Installing a browser: ${command} ${args.join(' ')} …`);
    spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 });
  }
  const found = findBrowser();
  if (!found)
    throw new Error(
      'No browser was found, and none could be installed. Install Chromium, or set CHROMIUM to its path.',
    );
  return found;
}
