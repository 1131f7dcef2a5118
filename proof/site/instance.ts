import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { collectOutput, whenAnswering } from '../../tools/stack/next';
import { freePort } from '../../tools/stack/ports';
import { serverProgram } from '../../tools/stack/server';
import { environmentFor } from '../../tools/stack/stack';
import type { TestSite } from '../../tools/test-site';

/** The maximum size of Node's heap, in megabytes, for a container of 1 GiB. */
const HEAP = 512;

/** A server for the built site, in a process that can be killed or suspended. */
export type Instance = {
  origin: string;
  port: number;
  pid: number;
  /** The lines of the log. */
  lines(): string[];
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal. Returns the exit code, and how many milliseconds the process took to exit. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; milliseconds: number }>;
};

type Started = {
  port: number;
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** The path that is polled until it returns a status below 500. */
  readyPath?: string;
};

/** Starts a program that serves the site on a port, and waits until it responds. */
export async function startProgram(
  program: string,
  { port, cwd, env, readyPath = '/api/ready' }: Started,
): Promise<Instance> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    ...{ cwd, env: { ...env, PORT: String(port) } },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  child.stderr.on('data', (chunk: Buffer) => {
    logged += chunk.toString('utf8');
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await whenAnswering(child, collectOutput(child), `${origin}${readyPath}`);
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    lines: () => logged.split('\n').filter(Boolean),
    signal: (signal) => void child.kill(signal),
    async end(signal = 'SIGTERM') {
      const begun = performance.now();
      child.kill(signal);
      const [code] = await ended;
      return { code, milliseconds: performance.now() - begun };
    },
  };
}

export type InstanceOptions = {
  port?: number;
  backendPort?: number;
  env?: Record<string, string>;
  /** Additional Node options. */
  nodeOptions?: string;
  readyPath?: string;
};

/** Starts a server for the built site. */

export async function startInstance(
  site: Pick<TestSite, 'distDir' | 'port' | 'backendPort'>,
  { port, backendPort = site.backendPort, env, nodeOptions = '', readyPath }: InstanceOptions = {},
): Promise<Instance> {
  return startProgram(serverProgram(site.distDir), {
    port: port ?? (await freePort()),
    readyPath,
    env: {
      ...environmentFor({ mode: 'start', port: site.port, backendPort, distDir: site.distDir }),
      HOSTNAME: '127.0.0.1',
      // The container also sets this variable.
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: `--max-old-space-size=${HEAP} ${nodeOptions}`,
      ...env,
    },
  });
}
