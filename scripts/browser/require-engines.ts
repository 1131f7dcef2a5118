import { spawnSync } from 'node:child_process';
import { type Engines, findEngines } from './find-engines';

const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth';
const INSTALL = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES}`;

/** Finds Firefox and WebKit, or installs them if we are root on Debian. @throws Error when they cannot be had. */
export function requireEngines(say: (line: string) => void): Engines {
  const found = findEngines();
  if (found) return found;
  say(`Installing Firefox and WebKit: ${PACKAGES} …`);
  spawnSync('sh', ['-c', INSTALL], { stdio: 'ignore', timeout: 300_000 });
  const installed = findEngines();
  if (!installed) throw new Error(`Firefox or WebKit is missing. Install these packages: ${PACKAGES}.`);
  return installed;
}
