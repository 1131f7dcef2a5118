import type { Count } from './count';
import { runCommand } from './run-command';

/** Checks the spelling and the banned words of the copy and the documents, as `cspell.json` lists them. */
export function runWordCheck(): Count {
  const failed = runCommand('node_modules/.bin/cspell', ['lint', '--no-progress']) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
}
