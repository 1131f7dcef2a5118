import { spawnSync } from 'node:child_process';
import type { Count } from './count';

/** Runs a command with its output shown and returns its exit code. */
export function runCommand(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  return status ?? 1;
}

/** Runs programs of installed packages. Each counts as one test, which passes if its exit code is 0. */
export function runPrograms(...programs: [name: string, ...args: string[]][]): Count {
  const failed = programs.filter(([name, ...args]) => runCommand(`node_modules/.bin/${name}`, args) !== 0);
  for (const [name] of failed) console.log(`${name} reported problems.`);
  return { passed: programs.length - failed.length, failed: failed.length };
}
