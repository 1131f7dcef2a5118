import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { recipe } from './recipe';

/** A digest of these contents, in this order; `length` in hexadecimal digits. */
function digestOf(contents: Buffer[], length: number): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, length);
}

/** The digest of all files of a picture. Short, because it is part of their names. */
export const filesDigest = (contents: Buffer[]): string => digestOf(contents, 8);

/** The digest of a master and of the recipe for its pictures. */
export const masterDigest = (file: string): string => digestOf([readFileSync(file), Buffer.from(recipe)], 16);
