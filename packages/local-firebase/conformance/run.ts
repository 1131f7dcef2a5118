import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Emulator,
  findAuthEmulator,
  findFirestoreEmulator,
  type RunningEmulator,
} from '../src/emulators';

type ConformanceResult = { passed: number; failed: number; lines: string[] };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
};

const ROOT = join(import.meta.dirname, '..');

/** Runs the conformance suite on local-firebase and, if installed, on the official Firestore and Auth emulators. */
async function runConformance(args: string[]): Promise<ConformanceResult> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-run-'));
  const report = join(folder, 'report.json');
  const [firestore, auth] = await Promise.all([start(findFirestoreEmulator()), start(findAuthEmulator())]);
  const broken = [firestore, auth].filter((emulator) => emulator === 'broken').length;
  try {
    await runJest(['--config', 'jest.conformance.config.mjs', '--json', `--outputFile=${report}`, ...args], {
      ...(isRunning(firestore) && { FIRESTORE_RULES_EMULATOR: firestore.address }),
      ...(isRunning(auth) && { AUTH_EMULATOR: auth.address }),
    });
    if (!existsSync(report))
      return { passed: 0, failed: 1, lines: ['The conformance suite did not run: Jest wrote no report.'] };
    const results: JestReport = JSON.parse(await readFile(report, 'utf8'));
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites + broken,
      lines: summary(results, { firestore, auth }),
    };
  } finally {
    for (const emulator of [firestore, auth]) if (isRunning(emulator)) await emulator.stop();
    await rm(folder, { recursive: true });
  }
}

type Started = RunningEmulator | 'missing' | 'broken';

const isRunning = (emulator: Started): emulator is RunningEmulator => typeof emulator === 'object';

async function start(emulator: Emulator | null): Promise<Started> {
  if (!emulator) return 'missing';
  try {
    return await emulator.start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 'broken';
  }
}

function runJest(args: string[], env: Record<string, string>): Promise<void> {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const program = createRequire(import.meta.url).resolve('jest/bin/jest');
  const jest = spawn(process.execPath, [program, ...args], options);
  return new Promise((done, fail) => {
    jest.once('error', fail);
    jest.once('exit', () => done());
  });
}

function summary(results: JestReport, emulators: { firestore: Started; auth: Started }): string[] {
  const played = results.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles: [target = '', title = ''] }) => ({ target, title }));
  const scenarios = (target: string, of: (title: string) => boolean = () => true) =>
    `${played.filter((scenario) => scenario.target === target && of(scenario.title)).length} scenarios`;
  const state = (emulator: Started, count: string) =>
    emulator === 'missing' ? 'missing' : emulator === 'broken' ? 'did not start' : `ran, ${count}`;
  const isAuth = (title: string) => title.startsWith('auth');
  return [
    `local-firebase: ran, ${scenarios('local')}`,
    `official Firestore emulator: ${state(
      emulators.firestore,
      scenarios('official', (title) => !isAuth(title)),
    )}`,
    `official Auth emulator: ${state(emulators.auth, scenarios('official', isAuth))}`,
    `official Storage emulator: not used; ${scenarios('local', (title) => title.includes('storage'))} for Storage ran only on local-firebase`,
  ];
}

const { passed, failed, lines } = await runConformance(process.argv.slice(2));
for (const line of lines) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
