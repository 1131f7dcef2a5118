import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Side } from '../differential/pair';
import type { Emulator } from '../src/emulators';
import { createProgram } from '../src/testing/program';
import { firestoreRules } from '../src/testing/start-local';
import { fill, PROJECT } from './requests';

const STARTS = 3;

export type Measuring = { side: Side; pid: number; starts: number[]; stop(): Promise<void> };

const CLOSED = firestoreRules('match /{path=**} { allow read: if false; }');

/** Starts the bundled program, stores the documents, and measures how long restarts with these documents take. */
export async function startHere(documents: number): Promise<Measuring> {
  const program = await createProgram(CLOSED);
  const start = () => program.start('--project', PROJECT, '--limit-anonymous');
  const sideOf = ({ origin }: { origin: string }): Side => ({
    name: 'local',
    origin,
    token: readFileSync(join(program.dataDir, 'owner-token'), 'utf8').trim(),
  });
  const first = await start();
  await fill(sideOf(first), documents);
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

export async function startEmulator(emulator: Emulator, documents: number): Promise<Measuring> {
  const begun = performance.now();
  const { address, pid, stop } = await emulator.start();
  const starts = [performance.now() - begun];
  const side: Side = { name: 'official', origin: `http://${address}`, token: 'owner' };
  await fill(side, documents);
  return { side, pid, starts, stop };
}

/** Returns the resident memory of a process and its descendants in megabytes, from Linux's `/proc`. */
export function megabytesOf(pid: number): number {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return Number(resident) / 1000 + children.reduce((sum, child) => sum + megabytesOf(Number(child)), 0);
}
