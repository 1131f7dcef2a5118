import type { BenchSite } from './site';

export type BenchContext = { say(line: string): void; site: BenchSite };

/** A measurement of `npm run bench`. Each keeps its own results. */
export type BenchPart = {
  /** Its name in `npm run bench -- NAME`. */
  name: string;
  measure(context: BenchContext): Promise<void>;
};
