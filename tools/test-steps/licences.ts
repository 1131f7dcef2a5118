import type { Count } from '../count';
import { runPrograms } from '../run-programs';
import { verifyProgram } from '../verify/tools';

/** Licences compatible with this project's own, for packages that the site runs on or serves. */
const RUNNING = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // lru-cache.
  'BlueOak-1.0.0',
  // Browser data that the build reads.
  'CC-BY-4.0',
  'ISC',
  // libvips, which sharp links dynamically.
  'LGPL-3.0-or-later',
  'MIT',
];

/** Licences of unmodified packages used only to build, test and measure. */
const TOOLS = [
  ...RUNNING,
  'Artistic-2.0',
  'BSD*',
  'CC-BY-3.0',
  'CC0-1.0',
  'MIT*',
  'MIT-0',
  'MPL-2.0',
  'Public Domain',
  'Python-2.0',
  'WTFPL',
];

const check = (allowed: string[], ...args: string[]): [program: string, ...args: string[]] => [
  verifyProgram('license-checker-rseidelsohn'),
  '--excludePrivatePackages',
  '--summary',
  `--onlyAllow=${allowed.join(';')}`,
  ...args,
];

/** Checks the licences of all installed packages, including those that only `npm run verify` needs. */
export const runLicenceCheck = (): Count =>
  runPrograms(check(RUNNING, '--production'), check(TOOLS), check(TOOLS, '--start', 'tools/verify'));
