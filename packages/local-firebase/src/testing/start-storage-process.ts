import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts Auth and Storage in a separate process that a test can kill. */
export async function startStorageProcess(
  dataDir: string,
): Promise<{ origin: string; kill(): Promise<void> }> {
  const program = join(__dirname, 'storage-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  const exited = once(child, 'exit');
  // If a test fails before it calls `kill`, the process must not keep running.
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    origin,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Returns the relative paths of all files under a directory. */
export function filesUnder(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(directory, name)).isFile(),
  );
}
