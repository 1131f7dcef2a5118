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
  /** Sends a signal and returns how many milliseconds the process took to exit. */
  end(signal?: NodeJS.Signals): Promise<number>;
};

export type InstanceOptions = {
  port?: number;
  backendPort?: number;
  env?: Record<string, string>;
  /** Additional Node options. */
  nodeOptions?: string;
  /** The path that is polled until it returns a status below 500. */
  readyPath?: string;
};

export async function startInstance(
  site: Pick<TestSite, 'distDir' | 'port' | 'backendPort'>,
  {
    port,
    backendPort = site.backendPort,
    env,
    nodeOptions = '',
    readyPath = '/api/ready',
  }: InstanceOptions = {},
): Promise<Instance> {
  const ownPort = port ?? (await freePort());
  const origin = `http://127.0.0.1:${ownPort}`;
  const child = spawn(process.execPath, [serverProgram(site.distDir)], {
    env: {
      ...environmentFor({ mode: 'start', port: site.port, backendPort, distDir: site.distDir }),
      PORT: String(ownPort),
      HOSTNAME: '127.0.0.1',
      // The container also sets this variable.
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: `--max-old-space-size=${HEAP} ${nodeOptions}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logged = '';
  child.stderr.on('data', (chunk: Buffer) => {
    logged += chunk.toString('utf8');
  });
  const ended = once(child, 'exit');
  await whenAnswering(child, collectOutput(child), `${origin}${readyPath}`);
  return {
    origin,
    port: ownPort,
    pid: child.pid ?? 0,
    lines: () => logged.split('\n').filter(Boolean),
    signal: (signal) => void child.kill(signal),
    async end(signal = 'SIGTERM') {
      const begun = performance.now();
      child.kill(signal);
      await ended;
      return performance.now() - begun;
    },
  };
}
