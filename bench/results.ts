import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../proof/machine';
import { currentCommit } from '../proof/records';

/** A part's last results, and when and where they were measured. */
export type Kept<Value> = {
  value: Value;
  commit: string;
  date: string;
  machine: string;
  /**
   * The five-minute load average when the results were saved, which includes the benchmark's own load. A load above the
   * number of processors can lengthen the measured times.
   */
  load?: number;
};

export const FOLDER = '.bench';

const fileOf = (name: string) => join(FOLDER, `${name}.json`);

export function readKept<Value>(name: string): Kept<Value> | null {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null;
}

/** Saves a part's results so far, so that an interruption does not lose them. */
export function keep<Value>(name: string, value: Value): void {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const [, load] = loadavg();
  const kept: Kept<Value> = { value, commit: currentCommit(), date, machine: describeMachine(), load };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(kept, null, 1));
}
