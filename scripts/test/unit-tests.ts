import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './count';
import { runCommand } from './run-command';

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

/** Runs Jest with these arguments. A suite that cannot run counts as one failure. */
export function runJest(
  args: string[],
  env: Record<string, string> = {},
  [command, ...first]: [string, ...string[]] = ['node_modules/.bin/jest'],
): Count {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  const report = join(folder, 'report.json');
  try {
    runCommand(command, [...first, '--json', `--outputFile=${report}`, ...args], env);
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
