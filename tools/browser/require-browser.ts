import { spawnSync } from 'node:child_process';
import { findBrowser, findHeadlessBrowser } from './find-browser';

type Command = [command: string, ...args: string[]];

const APT = 'apt-get install -y --no-install-recommends';

const WAYS: Command[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', `apt-get update && ${APT} chromium chromium-headless-shell`],
];

const HEADLESS_SHELL: Command = [
  'sh',
  '-c',
  `${APT} chromium-headless-shell || { apt-get update && ${APT} chromium-headless-shell; }`,
];

const DEBIANS = '/usr/bin/chromium';

function install([command, ...args]: Command, log: (line: string) => void): void {
  log(`Installing a browser: ${command} ${args.join(' ')} …`);
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 });
}

/**
 * Finds a browser or installs one: Playwright's if it can be downloaded, otherwise Debian's when running as root. Also
 * adds Debian's headless shell to its Chromium, because the tests take much longer without it.
 * @throws Error if neither can be installed.
 */
export function requireBrowser(log: (line: string) => void): string {
  for (const way of WAYS) if (!findBrowser()) install(way, log);
  const found = findBrowser();
  if (!found)
    throw new Error(
      'No browser was found, and none could be installed. Install Chromium, or set CHROMIUM to its path.',
    );
  const isDebians = found === DEBIANS && !process.env.CHROMIUM;
  if (isDebians && findHeadlessBrowser() === found && process.getuid?.() === 0) install(HEADLESS_SHELL, log);
  return found;
}
