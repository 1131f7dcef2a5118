import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CONFIG = 'next-sitemap.config.ts';
const MADE = ['sitemap.xml', 'sitemap-0.xml', 'robots.txt'].map((file) => join('public', file));

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
 * Writes the last build's sitemap and robots.txt for the configured site URL.
 * @throws Error with the generator's output if it fails.
 */
export async function makeSitemap(env: NodeJS.ProcessEnv): Promise<void> {
  for (const file of MADE) rmSync(file, { force: true });
  const output = await runGenerator(env);
  if (!MADE.every((file) => existsSync(file))) throw new Error(`Generating the sitemap failed:\n${output}`);
}
