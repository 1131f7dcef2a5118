import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Side } from '../differential/pair';
import { type Emulator, findFirestoreEmulator } from '../src/emulators';
import { createProgram } from '../src/testing/program';
import { firestoreRules } from '../src/testing/start-local';
import { fill, type Measured, measure, PROJECT } from './requests';

// `npm run bench -- [--documents N] [--alone]` sends the same requests in turn to this backend and to the official
// emulator. With `--alone`, it measures only this backend.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000' },
    alone: { type: 'boolean', default: false },
  },
});
const DOCUMENTS = Number(values.documents);
const ROUNDS = 3;
const STARTS = 3;

type Measuring = { side: Side; pid: number; starts: number[]; stop(): Promise<void> };

const CLOSED = firestoreRules('match /{path=**} { allow read: if false; }');

/** Starts the bundled program, stores the documents, and measures how long restarts with these documents take. */
async function startHere(): Promise<Measuring> {
  const program = await createProgram(CLOSED);
  const start = () => program.start('--project', PROJECT);
  const sideOf = ({ origin }: { origin: string }): Side => ({
    name: 'local',
    origin,
    token: readFileSync(join(program.dataDir, 'owner-token'), 'utf8').trim(),
  });
  const first = await start();
  await fill(sideOf(first), DOCUMENTS);
  await first.end('SIGTERM');
  const starts: number[] = [];
  for (let n = 1; n < STARTS; n++) {
    const again = await start();
    starts.push(again.millisecondsToReady);
    await again.end('SIGTERM');
  }
  const last = await start();
  starts.push(last.millisecondsToReady);
  return { side: sideOf(last), pid: last.pid, starts, stop: program.remove };
}

async function startEmulator(emulator: Emulator): Promise<Measuring> {
  const begun = performance.now();
  const { address, pid, stop } = await emulator.start();
  const starts = [performance.now() - begun];
  const side: Side = { name: 'official', origin: `http://${address}`, token: 'owner' };
  await fill(side, DOCUMENTS);
  return { side, pid, starts, stop };
}

/** Returns the resident memory of a process and its descendants in megabytes, from Linux's `/proc`. */
function megabytesOf(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return Number(resident) / 1000 + children.reduce((sum, child) => sum + megabytesOf(Number(child)), 0);
}

function shown(numbers: number[], name: string): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  if (name === 'start') return `${Math.round(at(0.5))} ms`;
  if (name.startsWith('commits')) return `${Math.round(at(0))} to ${Math.round(at(1))}`;
  return `${at(0.5).toFixed(1)} / ${at(0.99).toFixed(1)} ms`;
}

const found = values.alone ? null : findFirestoreEmulator();
if (!found && !values.alone)
  console.log('The official Firestore emulator or Java was not found, so only this backend is measured.');
const measuring: Measuring[] = [];
try {
  measuring.push(await startHere());
  if (found) measuring.push(await startEmulator(found));
  const results: Measured[] = measuring.map(({ starts }) => ({ start: starts }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { side }] of measuring.entries()) {
      for (const [name, numbers] of Object.entries(await measure(side, DOCUMENTS))) {
        const result = results[index];
        if (result) result[name] = [...(result[name] ?? []), ...numbers];
      }
    }
  }
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const count = DOCUMENTS.toLocaleString('en');
  console.log(row([`${count} documents, p50 / p99`, ...measuring.map(({ side }) => side.name)]));
  console.log(row(['---', ...measuring.map(() => '---')]));
  for (const name of Object.keys(results[0] ?? {}))
    console.log(row([name, ...results.map((result) => shown(result[name] ?? [], name))]));
  console.log(row(['memory', ...measuring.map(({ pid }) => `${Math.round(megabytesOf(pid))} MB`)]));
} finally {
  for (const { stop } of measuring) await stop();
}
