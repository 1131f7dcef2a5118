import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine } from './machine';
import type { ProofContext } from './part';
import type { PartRun } from './run-part';

/** The last run of a part, stored so that `npm run proof` can skip parts that have passed on the same commit. */
export type ProofRecord = PartRun & {
  scale: ProofContext['scale'];
  commit: string;
  date: string;
  machine: string;
};

/** Holds the records and the tables of all cases, which are not committed. */
export const FOLDER = '.proof';

const fileOf = (name: string) => join(FOLDER, `${name}.json`);

/** Returns the current commit, marked if files other than generated documents have uncommitted changes. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const changes = git('status', '--porcelain', '--', '.', ':!docs/proof.md', ':!docs/benchmarks.md');
  return `${git('rev-parse', '--short=10', 'HEAD')}${changes ? ' with changes' : ''}`;
}

export function readRecord(name: string): ProofRecord | null {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null;
}

export function keepRecord(run: Omit<ProofRecord, 'date' | 'machine'>): void {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const record: ProofRecord = { ...run, date, machine: describeMachine() };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(run.name), JSON.stringify(record, null, 2));
}
