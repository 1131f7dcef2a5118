import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LocalFirebase } from '.';
import { bundleProgram, NODE_FLAGS } from './bundle';
import type { LocalFirebaseOptions } from './options';
import { StartError } from './start-error';

/** What the program tells its parent once it answers requests. */
export type ReadyMessage = Pick<LocalFirebase, 'origin' | 'ownerToken' | 'firstAdministrator'>;

export type LaunchedFirebase = ReadyMessage & {
  pid: number;
  close(): Promise<void>;
  /** Ends it as a crash does, in the middle of whatever it is doing. */
  kill(): Promise<void>;
};

function flagsOf(options: LocalFirebaseOptions): string[] {
  const flags = {
    'data-dir': options.dataDir,
    port: String(options.port),
    project: options.projectId,
    bucket: options.bucket,
    'firestore-rules': options.firestoreRules,
    'storage-rules': options.storageRules,
    indexes: options.indexes,
  };
  const given = Object.entries(flags).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return options.watchRules ? [...given, '--watch-rules'] : given;
}

function readiness(child: ChildProcess): Promise<ReadyMessage> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message: ReadyMessage) => resolve(message));
    child.once('close', () =>
      reject(new StartError(complaint.trim() || 'local-firebase ended at its start.')),
    );
  });
}

/**
 * Starts local-firebase as a process of its own, bundled to plain JavaScript, which takes less time and memory than
 * beside its caller. It ends with its caller.
 * @param program where the bundle is written; it must lie in this checkout
 * @throws StartError with one sentence when something outside the program keeps it from starting
 */
export async function launchLocalFirebase(
  options: LocalFirebaseOptions,
  program: string,
): Promise<LaunchedFirebase> {
  mkdirSync(dirname(program), { recursive: true });
  await bundleProgram(program);
  const child = spawn(process.execPath, [...NODE_FLAGS, program, ...flagsOf(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.on('data', (chunk) => options.log?.(String(chunk).trimEnd()));
  const ready = await readiness(child).finally(() => rmSync(program, { force: true }));
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await exited;
  };
  return { ...ready, pid: child.pid ?? 0, close: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
