import { spawnSync } from 'node:child_process';

/** Runs a command with its output shown and returns its exit code. */
export function runCommand(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  return status ?? 1;
}
