import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalFirebase } from '.';
import type { LocalFirebaseOptions } from './options';
import { PULSE_FD, PULSE_VARIABLE, watchPulse } from './pulse';
import { StartError } from './start-error';

const HERE = import.meta.dirname ?? __dirname;
/** The folder for bundles. It is in the checkout, so that bundles can resolve the checkout's packages. */
const BUNDLES = join(HERE, '../.cache');
/** How the name of a bundle for later starts ends. */
const KEPT = '.bundle';
/**
 * Saves memory: without a limit, V8's young generation grows with large responses, although they are short-lived, and
 * the old generation is collected late. Requests take no more CPU time.
 */
export const NODE_FLAGS = ['--max-semi-space-size=2', '--optimize-for-size'];

/** Saves memory: by default, the C library keeps what each thread has freed. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** How long the process may take to close before it is killed, which loses no acknowledged write. */
const GRACE_MS = 10_000;

/** The message that the program sends to its parent process when it is ready for requests. */
export type ReadyMessage = Pick<LocalFirebase, 'origin' | 'ownerToken' | 'firstAdministrator'>;

export type LaunchedFirebase = ReadyMessage & {
  pid: number;
  /** Resolves when the process ends, whatever the cause. */
  exited: Promise<{ code: number | null; signal: string | null }>;
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
    'min-password-length': options.minPasswordLength?.toString(),
  };
  const given = Object.entries(flags).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  const switches = { '--watch-rules': options.watchRules, '--limit-anonymous': options.limitAnonymous };
  return [...given, ...Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [name] : []))];
}

const mailVariables = ({ mail }: LocalFirebaseOptions): Record<string, string> =>
  mail ? { LOCAL_FIREBASE_SMTP_URL: mail.url, LOCAL_FIREBASE_MAIL_FROM: mail.from } : {};

/** Resolves once the program is ready. From then on, its error output is logged. */
function readiness(child: ChildProcess, log: (line: string) => void): Promise<ReadyMessage> {
  let complaint = '';
  let isReady = false;
  child.stderr?.on('data', (chunk) => {
    if (isReady) log(String(chunk).trimEnd());
    else complaint += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message: ReadyMessage) => {
      isReady = true;
      resolve(message);
    });
    child.on('error', (error) =>
      reject(new StartError(`local-firebase could not be started: ${error.message}`)),
    );
    child.once('close', () =>
      reject(new StartError(complaint.trim() || 'local-firebase exited during startup.')),
    );
  });
}

type Program = { file: string; remove(): void };

/** Returns a hash of the sources below a folder. */
function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** The bundle, kept so that a restart runs the same program even if the checkout has changed. */
let bundle: Buffer | null = null;

/** Returns the bundle of the checkout's sources, which an earlier start may have kept. */
async function readBundle(): Promise<Buffer> {
  const kept = join(BUNDLES, `${fingerprintOf(HERE)}${KEPT}`);
  if (existsSync(kept)) return readFileSync(kept);
  const { bundleProgram } = await import('./bundle');
  for (const name of readdirSync(BUNDLES)) {
    if (name.endsWith(KEPT)) rmSync(join(BUNDLES, name), { force: true });
  }
  // Another process may be starting at the same time.
  const draft = join(BUNDLES, crypto.randomUUID());
  await bundleProgram(draft);
  renameSync(draft, kept);
  return readFileSync(kept);
}

/** Returns the installed program or, in a checkout, a bundle of the program. */
async function findProgram(): Promise<Program> {
  const installed = join(HERE, 'main.js');
  if (existsSync(installed)) return { file: installed, remove: () => {} };
  mkdirSync(BUNDLES, { recursive: true });
  bundle ??= await readBundle();
  const file = join(BUNDLES, `${crypto.randomUUID()}.mjs`);
  writeFileSync(file, bundle);
  return { file, remove: () => rmSync(file, { force: true }) };
}

/**
 * Starts local-firebase in a separate process, which ends when the caller's process ends.
 * @throws StartError if the program exits before it is ready
 */
export async function launchLocalFirebase(options: LocalFirebaseOptions): Promise<LaunchedFirebase> {
  const program = await findProgram();
  const log = options.log ?? (() => {});
  const child = spawn(process.execPath, [...NODE_FLAGS, program.file, ...flagsOf(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    env: {
      ...NODE_ENVIRONMENT,
      ...process.env,
      ...mailVariables(options),
      [PULSE_VARIABLE]: String(PULSE_FD),
    },
  });
  const exited: LaunchedFirebase['exited'] = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  child.stdout?.on('data', (chunk) => log(String(chunk).trimEnd()));
  const ready = await readiness(child, log).finally(program.remove);
  watchPulse(child, () => {
    log('local-firebase has shown no sign for ten seconds, so it is being ended.');
    child.kill('SIGKILL');
  });
  return {
    ...ready,
    pid: child.pid ?? 0,
    exited,
    async close() {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await exited;
      clearTimeout(timer);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
