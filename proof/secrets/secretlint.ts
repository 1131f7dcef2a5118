import { spawnSync } from 'node:child_process';
import { verifyProgram } from '../../tools/verify/tools';

/** The number of paths per command. With more, the command line might be too long. */
const FILES_PER_RUN = 1_000;

/**
 * Returns a line for each of secretlint's findings, with the secret masked. @throws Error if secretlint itself fails
 */
function run(args: string[], input?: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    verifyProgram('secretlint'),
    ['--format', 'unix', '--no-color', ...args],
    { encoding: 'utf8', input, maxBuffer: 2 ** 28 },
  );
  if (status !== 0 && status !== 1) throw new Error(`secretlint failed: ${stderr}`);
  return stdout.split('\n').filter((line) => /^.+:\d+:\d+:/.test(line));
}

/** Returns a line for each secret in these files. */
export function secretsInFiles(files: string[]): string[] {
  const found: string[] = [];
  for (let start = 0; start < files.length; start += FILES_PER_RUN)
    found.push(...run(['--no-glob', ...files.slice(start, start + FILES_PER_RUN)]));
  return found;
}

/** Returns a line for each secret in a string; `name` is the file name in these lines. */
export const secretsInText = (name: string, text: string): string[] => run([`--stdinFileName=${name}`], text);
