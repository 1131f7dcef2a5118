import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A short name of these contents, in this order; `length` in hexadecimal digits. */
function digestOf(contents: Buffer[], length: number): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, length);
}

/** Of a picture's files together: part of their names, so it is short. */
export const filesDigest = (contents: Buffer[]): string => digestOf(contents, 8);

/** Of the state of a master. */
export const masterDigest = (file: string): string => digestOf([readFileSync(file)], 16);
