import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { collectOutput, type NextServer, whenAnswering } from './next';

/** The server's program, beside the build that it serves. */
export const serverProgram = (distDir: string): string => join(distDir, 'server.mjs');

/** Bundles `server/` into one file that needs nothing but Next. */
export async function bundleServer(file: string): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['next', 'next/*'],
    alias: { 'server-only': './server/nothing.ts' },
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

export type ServeOptions = {
  distDir: string;
  port: number;
  host: string;
  env: NodeJS.ProcessEnv;
  log(chunk: Buffer): void;
};

/** Serves a build with the program beside it. */
export async function serveBuild({ distDir, port, host, env, log }: ServeOptions): Promise<NextServer> {
  const child = spawn(process.execPath, [serverProgram(distDir)], {
    env: { ...env, NEXT_DIST_DIR: distDir, PORT: String(port), HOSTNAME: host },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  child.stderr.on('data', log);
  return whenAnswering(child, output, `http://127.0.0.1:${port}/api/ready`);
}
