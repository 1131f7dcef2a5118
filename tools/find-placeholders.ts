import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A value that a real deployment must replace. */
export type OpenValue = { file: string; line: number; key: string; value: string };

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
