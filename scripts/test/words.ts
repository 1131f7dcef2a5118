import type { Count } from '../../tools/count';
import { runCommand } from './run-command';

/** Checks the copy and the docs for spelling and banned words, as listed in `cspell.json`. */
export function runWordCheck(): Count {
  const failed = runCommand('node_modules/.bin/cspell', ['lint', '--no-progress']) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}
