import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { recipe } from './recipe';

/** Returns a digest of the contents in the given order. `length` is the number of hexadecimal digits. */
function digestOf(contents: Buffer[], length: number): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, length);
}

/** Returns the digest of all files of a picture. It is short because it is part of the file names. */
export const filesDigest = (contents: Buffer[]): string => digestOf(contents, 8);

/** Returns the digest of a master and of the recipe for its pictures. */
export const masterDigest = (file: string): string => digestOf([readFileSync(file), Buffer.from(recipe)], 16);
