import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleProgram } from '../bundle';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../launch';
import { CLOSED_STORAGE } from './start-local';
import { createTempDir } from './temp-dir';

const CACHE = join(import.meta.dirname ?? __dirname, '../../.cache');

/** Simulates a full disk by limiting file sizes to zero. Writes fail, but not with the error of a full disk. */
const ON_FULL_DISK = ['sh', '-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh'];

export type RunningProgram = {
  pid: number;
  origin: string;
  /** Everything printed until the program was ready. */
  printed: string;
  millisecondsToReady: number;
  end(signal: NodeJS.Signals): Promise<void>;
};

/** Bundles the program and creates a temporary folder for its data and rules. */
export async function createProgram(firestoreRules: string) {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, `${crypto.randomUUID()}.mjs`);
  await bundleProgram(file);
  const folder = createTempDir();
  const rules = {
    firestore: join(folder.path, 'firestore.rules'),
    storage: join(folder.path, 'storage.rules'),
  };
  writeFileSync(rules.firestore, firestoreRules);
  writeFileSync(rules.storage, CLOSED_STORAGE);
  const dataDir = join(folder.path, 'data');
  const flags = [
    '--data-dir',
    dataDir,
    '--project',
    'demo',
    '--firestore-rules',
    rules.firestore,
    '--storage-rules',
    rules.storage,
  ];
  const running = new Set<ChildProcess>();

  let isDiskFull = false;

  function launch(...more: string[]): ChildProcess {
    const node = [process.execPath, ...NODE_FLAGS, file, ...flags, ...more];
    const [command = '', ...args] = isDiskFull ? [...ON_FULL_DISK, ...node] : node;
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...NODE_ENVIRONMENT },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  return {
    dataDir,
    rules,

    /** Makes the program's writes fail from its next start on, as on a full disk. */
    fillDisk(): void {
      isDiskFull = true;
    },

    async start(...more: string[]): Promise<RunningProgram> {
      const begun = performance.now();
      const child = launch('--port', '0', ...more);
      let printed = '';
      child.stderr?.on('data', (chunk) => {
        printed += chunk;
      });
      for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
        printed += chunk;
        const origin = /ready at (\S+),/.exec(printed)?.[1];
        if (!origin || !child.pid) continue;
        child.stdout?.resume();
        const end = async (signal: NodeJS.Signals) => {
          child.kill(signal);
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        };
        return { pid: child.pid, origin, printed, millisecondsToReady: performance.now() - begun, end };
      }
      throw new Error(`The program did not start: ${printed}`);
    },

    /** Runs the program, which must fail to start, and resolves to the exit code and the error output. */
    async fail(...more: string[]): Promise<{ code: number | null; errors: string }> {
      const child = launch(...more);
      let errors = '';
      child.stderr?.on('data', (chunk) => {
        errors += chunk;
      });
      const [code] = await once(child, 'close');
      return { code, errors };
    },

    async remove(): Promise<void> {
      await Promise.all([...running].map((child) => child.kill('SIGKILL') && once(child, 'exit')));
      rmSync(file);
      folder.remove();
    },
  };
}

export type Program = Awaited<ReturnType<typeof createProgram>>;
