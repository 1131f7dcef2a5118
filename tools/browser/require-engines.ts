import { spawnSync } from 'node:child_process';
import { type Engines, findEngines } from './find-engines';

const PACKAGES = 'firefox-esr webkit2gtk-driver xvfb xauth';
const INSTALL = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES}`;

/** Finds Firefox and WebKit, or installs them when running as root on Debian. @throws Error if they are unavailable. */
export function requireEngines(log: (line: string) => void): Engines {
  const found = findEngines();
  if (found) return found;
  log(`Installing Firefox and WebKit: ${PACKAGES} …`);
  spawnSync('sh', ['-c', INSTALL], { stdio: 'ignore', timeout: 300_000 });
  const installed = findEngines();
  if (!installed)
    throw new Error(
      `Firefox, WebKit or its virtual display is missing. Install these packages: ${PACKAGES}.`,
    );
  return installed;
}
