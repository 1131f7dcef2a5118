import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../lib/settings/settings';
import { counted } from './count';

/** A value that a real deployment must replace. */
type OpenValue = { file: string; line: number; key: string; value: string };

const CALL = /(\w+)\s*:\s*placeholder\(\s*([^)]*?),?\s*\)/g;

export function placeholdersIn(file: string, text: string): OpenValue[] {
  return [...text.matchAll(CALL)].map(({ index, 1: key = '', 2: value = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    key,
    value: value === 'onRequest' ? 'On request' : value.replace(/^['"`]|['"`]$/g, ''),
  }));
}

/** Returns every placeholder in a folder's TypeScript files, except tests. */
export function findPlaceholders(folder: string): OpenValue[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort()
    .map((file) => join(folder, file))
    .flatMap((file) => placeholdersIn(file, readFileSync(file, 'utf8')));
}

/** Returns a readable list of placeholders, with the file and line of each, and the next step. */
export function describePlaceholders(open: OpenValue[]): string {
  if (open.length === 0) return 'No placeholders are left.';
  const lines = open.map(({ file, line, key, value }) => `${file}:${line}  ${key}: ${value}`);
  const left = `${counted(open.length, 'placeholder')} left. Replace each placeholder(…) with the real value.`;
  return [...lines, '', left].join('\n');
}

/**
 * Stops a production build whose pages would show placeholders to visitors.
 * @throws Error that lists the placeholders
 */
export function refusePlaceholders({ production, allowPlaceholders }: Settings, folder = 'content'): void {
  if (!production || allowPlaceholders) return;
  const open = findPlaceholders(folder);
  if (open.length === 0) return;
  throw new Error(
    `${describePlaceholders(open)} Until then, a build with DEPLOYMENT=production also needs ALLOW_PLACEHOLDERS=true.`,
  );
}
