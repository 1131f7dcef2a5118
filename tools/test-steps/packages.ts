import { spawnSync } from 'node:child_process';
import type { Count } from '../count';
import { runJest } from './unit-tests';

const inPackage = (...command: string[]) => ['--workspace', 'local-firebase', ...command];

/**
 * Runs an npm command in local-firebase. Returns the counts in the last line of output, or one failure if there are
 * none.
 */
function countOf(...command: string[]): Count {
  const { stdout } = spawnSync('npm', inPackage(...command), {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(stdout);
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  return passed && failed ? { passed: Number(passed), failed: Number(failed) } : { passed: 0, failed: 1 };
}

export const runBackendTests = (): Count => runJest(['--silent'], {}, ['npm', ...inPackage('test', '--')]);
export const runBackendConformance = (): Count => countOf('run', 'conformance');
export const runBackendProofs = (): Count => countOf('run', 'proof', '--', '--quick');
