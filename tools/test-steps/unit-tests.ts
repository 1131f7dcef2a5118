import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programIn, runCommand } from '../run-programs';
import type { Outcome } from './steps';

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** The failed tests of a file, or the file if it could not run. */
function failuresOf({ name, status, assertionResults }: JestReport['testResults'][number]): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`Failed to run: ${name}`];
  return failed.map(({ fullName }) => `Failed: ${fullName}`);
}

/** Runs Jest with these arguments. A suite that cannot run, or a missing report, counts as one failure. */
export function runJest(
  args: string[],
  env: Record<string, string> = {},
  [command, ...first]: [string, ...string[]] = [programIn('.', 'jest')],
): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  const report = join(folder, 'report.json');
  try {
    runCommand(command, [...first, '--json', `--outputFile=${report}`, ...args], env);
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }: JestReport = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      lines: testResults.flatMap(failuresOf),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
