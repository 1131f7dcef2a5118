import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..');

/** Returns the content's source files, except tests and their helpers, with their paths in `content/`. */
export const sources = (): { file: string; text: string }[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.spec.ts') && !file.startsWith('testing'))
    .map((file) => join(root, file))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
