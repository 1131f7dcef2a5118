import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { collectOutput, type NextServer, whenAnswering } from './next';

/** The server's program, beside the build that it serves. */
export const serverProgram = (distDir: string): string => join(distDir, 'server.mjs');

/** Starts the server where Next's standalone output starts Next, so that a host runs it without knowing of it. */
const STANDALONE_START = `process.env.NODE_ENV = 'production';
process.chdir(import.meta.dirname);
await import('./.next/server.mjs');
`;

/** Bundles `server/` into one file beside the build that needs nothing but Next, and into standalone output if there is any. */
export async function bundleServer(distDir: string): Promise<void> {
  const program = serverProgram(distDir);
  await build({
    entryPoints: ['server/main.ts'],
    outfile: program,
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
  const standalone = join(distDir, 'standalone');
  if (!existsSync(standalone)) return;
  await copyFile(program, serverProgram(join(standalone, '.next')));
  await writeFile(join(standalone, 'server.js'), STANDALONE_START);
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
