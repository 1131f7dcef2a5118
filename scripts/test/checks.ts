import { rmSync } from 'node:fs';
import type { Count } from '../../tools/count';
import { runCommand } from './run-command';

const CHECKS: [name: string, ...args: string[]][] = [
  ['biome', 'ci', '.'],
  ['stylelint', '**/*.scss'],
  ['tsc', '--noEmit'],
  ['tsc', '--noEmit', '--project', 'packages/local-firebase'],
  ['tsc', '--noEmit', '--project', 'packages/next-zero-js'],
];

/** Lint, style lint and types; each counts as one test. */
export function runChecks(): Count {
  // The last build's types may refer to deleted pages.
  for (const folder of ['.next', '.next-dev', '.next-test'])
    rmSync(`${folder}/types`, { recursive: true, force: true });
  const failed = CHECKS.filter(([name, ...args]) => runCommand(`node_modules/.bin/${name}`, args) !== 0);
  for (const [name] of failed) console.log(`${name} reported problems.`);
  return { passed: CHECKS.length - failed.length, failed: failed.length };
}
