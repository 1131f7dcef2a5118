import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** A part's last result, and when and where it was obtained. */
export type Kept<Value> = {
  value: Value;
  commit: string;
  date: string;
  machine: string;
  /** The average over the five minutes before, which includes the part's own load. */
  load: number;
};

/** Returns the current commit, marked if files other than generated documents have uncommitted changes. */
export function currentCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const changes = git('status', '--porcelain', '--', '.', ':!docs/proof.md', ':!docs/benchmarks.md');
  return `${git('rev-parse', '--short=10', 'HEAD')}${changes ? ' with changes' : ''}`;
}

function describeMachine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${gigabytes} GB, Node ${process.versions.node}, ${process.platform}`;
}

/** Keeps the last result of each part in a folder, whose files are not committed. */
export function recordsIn(folder: string) {
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    read: <Value>(name: string): Kept<Value> | null =>
      existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null,
    keep<Value>(name: string, value: Value): void {
      const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
      const [, load = 0] = loadavg();
      const kept = { value, commit: currentCommit(), date, machine: describeMachine(), load };
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), JSON.stringify(kept, null, 1));
    },
  };
}
