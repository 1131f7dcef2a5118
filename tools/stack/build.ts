import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../lib/settings/settings';
import { refusePlaceholders } from '../find-placeholders';
import { makeSitemap } from '../sitemap/make-sitemap';
import { buildWithNext } from './next';
import { bundleServer } from './server';

/** The folders whose files affect the pages. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'packages/next-zero-js/src',
  'public',
  'server',
  'styles',
  'tools/elements',
];
const SOURCE_FILES = [
  'next.config.mjs',
  'tools/stack/build-config.ts',
  'package-lock.json',
  'tsconfig.json',
  'instrumentation.ts',
];

/** The folder in `public` that the build itself generates. */
const MADE = /^public[\\/]elements[\\/]/;

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(spec|e2e|bench)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !MADE.test(file))
    .sort();
}

/**
 * Returns a hash of the site's sources.
 * @param inputs other values to include
 * @param folders further folders to include
 */
export function fingerprint(inputs: string[], folders: string[] = []): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  const below = [...SOURCES, ...folders].flatMap(filesBelow);
  for (const file of [...below, ...SOURCE_FILES.filter((name) => existsSync(name))]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Runs `next build`, bundles the server and writes the sitemap. Every command that builds the site calls this.
 * @param log receives the steps of the build. If omitted, Next's whole output is printed.
 * @throws Error if the build fails, or if it is for production and placeholders are left; SettingsError if a setting is
 * missing or invalid
 */
export async function buildSite(env: NodeJS.ProcessEnv, log?: (line: string) => void): Promise<void> {
  refusePlaceholders(readSettings(env));
  await buildWithNext(env, log);
  const distDir = env.NEXT_DIST_DIR ?? '.next';
  log?.('  Bundling the server and writing the sitemap …');
  await Promise.all([bundleServer(distDir), makeSitemap(env, distDir)]);
}

/**
 * Builds the site unless the last build has the same sources and inputs.
 * @param inputs other values that affect the pages, such as the settings.
 */
export async function buildIfStale(env: NodeJS.ProcessEnv, inputs: string[], log: (line: string) => void) {
  const distDir = env.NEXT_DIST_DIR ?? '.next';
  const stampFile = join(distDir, 'source-fingerprint');
  const stamp = fingerprint(inputs);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  log('Building the site (about a minute) …');
  await buildSite(env, log);
  writeFileSync(stampFile, stamp);
}
