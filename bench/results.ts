import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../proof/machine';
import { currentCommit } from '../proof/records';

/** What a part measured last, and on what. */
export type Kept<Value> = {
  value: Value;
  commit: string;
  date: string;
  machine: string;
  /** Processes that wanted to run, on average over the last minutes: above the processors' number, times are too long. */
  load?: number;
};

export const FOLDER = '.bench';

const fileOf = (name: string) => join(FOLDER, `${name}.json`);

export function readKept<Value>(name: string): Kept<Value> | null {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null;
}

/** Keeps what a part has measured so far, so that a run that is cut off is not lost. */
export function keep<Value>(name: string, value: Value): void {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const [, load] = loadavg();
  const kept: Kept<Value> = { value, commit: currentCommit(), date, machine: describeMachine(), load };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(kept, null, 1));
}
