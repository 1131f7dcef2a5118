import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import type { Count } from './count';

/** Returns the path of a program from a package installed in this folder. */
export const programIn = (folder: string, name: string): string => join(folder, 'node_modules', '.bin', name);

/** Runs a command with its output shown and returns its exit code. */
export function runCommand(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

/** Returns the path of a program, which is given by its path or, if a package contains it, by its name. */
const pathOf = (program: string): string =>
  basename(program) === program ? programIn('.', program) : program;

/** Runs programs. Each counts as one test, which passes if its exit code is 0. */
export function runPrograms(...programs: [program: string, ...args: string[]][]): Count {
  const failed = programs.filter(([program, ...args]) => runCommand(pathOf(program), args) !== 0);
  for (const [program] of failed) console.log(`${program} reported problems.`);
  return { passed: programs.length - failed.length, failed: failed.length };
}
