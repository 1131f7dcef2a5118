import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { recipe } from './recipe';

/** A short name of these contents, in this order; `length` in hexadecimal digits. */
function digestOf(contents: Buffer[], length: number): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, length);
}

/** Of a picture's files together: part of their names, so it is short. */
export const filesDigest = (contents: Buffer[]): string => digestOf(contents, 8);

/** Of the state of a master, and of how pictures are made from it. */
export const masterDigest = (file: string): string => digestOf([readFileSync(file), Buffer.from(recipe)], 16);
