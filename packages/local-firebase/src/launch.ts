import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalFirebase } from '.';
import type { LocalFirebaseOptions } from './options';
import { StartError } from './start-error';

const HERE = import.meta.dirname ?? __dirname;
/** The folder for bundles. It is in the checkout, so that bundles can resolve the checkout's packages. */
const BUNDLES = join(HERE, '../.cache');
/** Saves memory: without a limit, V8's young generation grows with large responses, although they are short-lived. */
export const NODE_FLAGS = ['--max-semi-space-size=2'];

/** The message that the program sends to its parent process when it is ready for requests. */
export type ReadyMessage = Pick<LocalFirebase, 'origin' | 'ownerToken' | 'firstAdministrator'>;

export type LaunchedFirebase = ReadyMessage & {
  pid: number;
  close(): Promise<void>;
  /** Kills the process, as in a crash. */
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
    'admin-email': options.administratorEmail,
    hosts: options.hosts?.join(','),
  };
  const given = Object.entries(flags).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const switches = { '--watch-rules': options.watchRules, '--limit-anonymous': options.limitAnonymous };
  return [...given, ...Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [name] : []))];
}

function readiness(child: ChildProcess): Promise<ReadyMessage> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message: ReadyMessage) => resolve(message));
    child.once('close', () =>
      reject(new StartError(complaint.trim() || 'local-firebase exited during startup.')),
    );
  });
}

type Program = { file: string; remove(): void };

/** Returns the installed program or, in a checkout, a new bundle of the program. */
async function findProgram(): Promise<Program> {
  const installed = join(HERE, 'main.js');
  if (existsSync(installed)) return { file: installed, remove: () => {} };
  const { bundleProgram } = await import('./bundle');
  mkdirSync(BUNDLES, { recursive: true });
  const file = join(BUNDLES, `${crypto.randomUUID()}.mjs`);
  await bundleProgram(file);
  return { file, remove: () => rmSync(file, { force: true }) };
}

/**
 * Starts local-firebase in a separate process, which ends when the caller's process ends.
 * @throws StartError if the program exits before it is ready
 */
export async function launchLocalFirebase(options: LocalFirebaseOptions): Promise<LaunchedFirebase> {
  const program = await findProgram();
  const child = spawn(process.execPath, [...NODE_FLAGS, program.file, ...flagsOf(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.on('data', (chunk) => options.log?.(String(chunk).trimEnd()));
  const ready = await readiness(child).finally(program.remove);
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await exited;
  };
  return { ...ready, pid: child.pid ?? 0, close: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
