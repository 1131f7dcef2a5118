import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine } from './machine';
import type { PartRun } from './run-part';

/** The last full run of a part, stored so that `npm run proof` can skip parts that have passed on the same commit. */
export type ProofRecord = PartRun & { commit: string; date: string; machine: string };

const FOLDER = '.proof';

const fileOf = (name: string) => join(FOLDER, `${name}.json`);

/** Returns the current commit, marked if files other than generated documents have uncommitted changes. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const changes = git(
    'status',
    '--porcelain',
    '--',
    '.',
    ':!docs/proof.md',
    ':!docs/benchmarks.md',
    ':!proof/tables',
    ':!bench/tables',
  );
  return `${git('rev-parse', '--short=10', 'HEAD')}${changes ? ' with changes' : ''}`;
}

export function readRecord(name: string): ProofRecord | null {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null;
}

export function keepRecord(run: PartRun, commit: string): void {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const record: ProofRecord = { ...run, commit, date, machine: describeMachine() };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(run.name), JSON.stringify(record, null, 2));
}
