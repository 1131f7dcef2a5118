import { rmSync } from 'node:fs';
import type { Count } from './count';
import { runCommand } from './run-command';

const CHECKS: [name: string, ...args: string[]][] = [
  ['biome', 'ci', '.'],
  ['stylelint', '**/*.scss'],
  ['tsc', '--noEmit'],
  ['tsc', '--noEmit', '--project', 'packages/local-firebase'],
  ['tsc', '--noEmit', '--project', 'packages/next-zero-js'],
];

/** Lint, style lint and types; each counts as one. */
export function runChecks(): Count {
  // The last build's types name pages that may be gone.
  for (const folder of ['.next', '.next-dev', '.next-test'])
    rmSync(`${folder}/types`, { recursive: true, force: true });
  const failed = CHECKS.filter(([name, ...args]) => runCommand(`node_modules/.bin/${name}`, args) !== 0);
  for (const [name] of failed) console.log(`${name} found something.`);
  return { passed: CHECKS.length - failed.length, failed: failed.length };
}
