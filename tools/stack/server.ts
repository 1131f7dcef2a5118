import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { PULSE_FD, PULSE_VARIABLE, watchPulse } from 'local-firebase/pulse';
import type { RunningProcess } from '../../lib/processes/supervise';
import { collectOutput, whenAnswering } from './next';

/** The path of the bundled server, in the folder of the build that it serves. */
export const serverProgram = (distDir: string): string => join(distDir, 'server.mjs');

/** The programs in `server/`, by the names of their bundles. */
const PROGRAMS = {
  server: 'server/main.ts',
  'search-worker': 'server/search/worker.ts',
};

/** Bundles the programs of `server/` into the build's folder. */
export async function bundleServer(distDir: string): Promise<void> {
  await build({
    entryPoints: PROGRAMS,
    outdir: distDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Next's bundles load these too.
    external: ['next', 'next/*', 'next-zero-js/data'],
    // The package throws outside React's server bundle.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

export type ServeOptions = {
  /** The checkout that contains the build. */
  cwd?: string;
  distDir: string;
  port: number;
  /** This machine's loopback address by default. */
  host?: string;
  env: NodeJS.ProcessEnv;
  /** Receives the server's log. By default, the log is discarded. */
  log?(chunk: Buffer): void;
};

/** Serves a build with the bundled server, and waits until it is ready. */
export async function serveBuild({
  cwd,
  distDir,
  port,
  host = '127.0.0.1',
  env,
  log = () => undefined,
}: ServeOptions): Promise<RunningProcess> {
  const child = spawn(process.execPath, [serverProgram(distDir)], {
    cwd,
    env: {
      ...env,
      NEXT_DIST_DIR: distDir,
      PORT: String(port),
      HOSTNAME: host,
      [PULSE_VARIABLE]: String(PULSE_FD),
    },
    // The server ends when the channel closes, so it never outlives this process.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
  });
  const output = collectOutput(child);
  child.stderr?.on('data', log);
  watchPulse(child, () => {
    log(Buffer.from('The server has shown no sign for ten seconds, so it is being ended.\n'));
    child.kill('SIGKILL');
  });
  return whenAnswering(child, output, `http://127.0.0.1:${port}/api/ready`);
}
