import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONFIG = 'next-sitemap.config.ts';
const FILES = ['sitemap.xml', 'sitemap-0.xml', 'robots.txt'];

const bin = join(fileURLToPath(import.meta.resolve('next-sitemap')), '../../../bin/next-sitemap.mjs');

/** Runs the sitemap generator, which exits successfully even after an error. @returns its output. */
function runGenerator(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', bin, '--config', CONFIG], { env });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

/**
 * Writes a new build's sitemap and robots.txt into the folder `public` of the build.
 * @throws Error with the generator's output if it fails.
 */
export async function makeSitemap(env: NodeJS.ProcessEnv, distDir: string): Promise<void> {
  const output = await runGenerator(env);
  if (!FILES.every((file) => existsSync(join(distDir, 'public', file))))
    throw new Error(`Generating the sitemap failed:\n${output}`);
}
