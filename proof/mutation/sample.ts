import { createHash } from 'node:crypto';
import type { Mutant } from './mutant';

/** `npm run verify` tests about one mutant out of this many. */
export const EVERY = 15;

/** The number of characters before a clause that tell it from others like it in the same function, such as `<=`. */
const BEFORE = 30;

/**
 * Whether `npm run verify` tests a mutant of this source. This depends on the mutated clause and its function, but not
 * on its position, so an unrelated change to the rules does not affect it.
 */
export function isSampled(source: string, { within, change, from, to }: Mutant): boolean {
  const name = JSON.stringify([within, change, source.slice(from - BEFORE, to)]);
  return createHash('sha256').update(name).digest().readUInt32BE() % EVERY === 0;
}
