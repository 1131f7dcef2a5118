import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** `start` resolves when the emulator responds, and rejects if it does not start. */
export type Emulator = { name: string; start(): Promise<RunningEmulator> };

/** `address` is `host:port`. `pid` is the id of the command's process. The emulator might run in a child process. */
export type RunningEmulator = { address: string; pid: number; stop(): Promise<void> };

type Command = { file: string; args: string[]; cwd?: string };

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 180_000;

/** Returns the Google Cloud CLI's official Firestore emulator, or null if the emulator or Java is not installed. */
export function findFirestoreEmulator(): Emulator | null {
  const gcloud = findInPath('gcloud');
  if (!gcloud || !findInPath('java')) return null;
  const component = join(dirname(realpathSync(gcloud)), '../platform/cloud-firestore-emulator');
  if (!existsSync(component)) return null;
  const name = 'official Firestore emulator';
  return {
    name,
    async start() {
      const address = `${HOST}:${await freePort()}`;
      const args = ['emulators', 'firestore', 'start', `--host-port=${address}`, '--quiet'];
      return launch(name, { file: gcloud, args }, address);
    },
  };
}

/** Returns the official Auth emulator of firebase-tools, or null if firebase-tools is not installed. */
export function findAuthEmulator(): Emulator | null {
  const cli = findFirebaseTools();
  if (!cli) return null;
  const name = 'official Auth emulator';
  return {
    name,
    async start() {
      const cwd = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
      const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
      const emulators = {
        auth: { host: HOST, port: auth },
        hub: { host: HOST, port: hub },
        logging: { host: HOST, port: logging },
        ui: { enabled: false },
      };
      await writeFile(join(cwd, 'firebase.json'), JSON.stringify({ emulators }));
      const args = [cli, 'emulators:start', '--only', 'auth', '--project', 'demo-conformance'];
      const running = await launch(name, { file: process.execPath, args, cwd }, `${HOST}:${auth}`);
      return {
        ...running,
        async stop() {
          await running.stop();
          await rm(cwd, { recursive: true, force: true });
        },
      };
    },
  };
}

function findFirebaseTools(): string | null {
  try {
    return createRequire(join(process.cwd(), 'package.json')).resolve('firebase-tools/lib/bin/firebase.js');
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function launch(name: string, command: Command, address: string): Promise<RunningEmulator> {
  // The command has its own process group, because killing only the command would leave a Java process running.
  const child = spawn(command.file, command.args, { cwd: command.cwd, detached: true, stdio: 'ignore' });
  const release = endWithProcess(() => killGroup(child));
  const running = {
    address,
    pid: child.pid ?? 0,
    async stop() {
      release();
      killGroup(child);
    },
  };
  try {
    await answers(address, child);
    return running;
  } catch (cause) {
    await running.stop();
    throw new Error(`The ${name} did not start.`, { cause });
  }
}

/** Calls `kill` when this process exits, even on SIGINT or SIGTERM. Returns a function that removes the handlers. */
function endWithProcess(kill: () => void): () => void {
  const exit = () => process.exit(1);
  process.once('exit', kill).once('SIGINT', exit).once('SIGTERM', exit);
  return () => process.off('exit', kill).off('SIGINT', exit).off('SIGTERM', exit);
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!failure && child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://${address}/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw (
    failure ??
    new Error(
      child.exitCode === null ? 'The emulator did not respond in time.' : 'The emulator exited early.',
    )
  );
}

function findInPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
