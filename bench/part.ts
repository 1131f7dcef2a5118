import type { BenchSite } from './site';

type BenchContext = { log(line: string): void; site: BenchSite };

/** A part of `npm run bench`. Each part keeps its own results. */
export type BenchPart = {
  /** The NAME in `npm run bench -- NAME`. */
  name: string;
  measure(context: BenchContext): Promise<void>;
};
