import type { BenchSite } from './site';

export type BenchContext = { say(line: string): void; site: BenchSite };

/** One of the things that `npm run bench` measures; each keeps its own results. */
export type BenchPart = {
  /** As in `npm run bench -- NAME`. */
  name: string;
  measure(context: BenchContext): Promise<void>;
};
