import type { TestSite } from '../tools/test-site';

export type ProofContext = {
  /** `test` is the smaller scale of `npm run verify`, `full` that of `npm run proof`. */
  scale: 'test' | 'full';
  log(line: string): void;
  /** Built and started on first use. */
  site: TestSite;
};

export type ProofResult = {
  /** The number of cases that passed. */
  passed: number;
  /** One sentence per failed case. */
  failures: string[];
  /** Scale and measurements for the reader: '10,240 cells', 'slowed by 3 %'. */
  figures: string[];
  /** A Markdown table of all cases, stored in proof/tables. */
  details?: string[];
};

/** One part of `npm run proof`, listed in parts.ts. */
export type ProofPart = {
  /** The NAME in `npm run proof -- NAME`. */
  name: string;
  /** The statement that the part proves, as one sentence. */
  claim: string;
  /** Limitations of these cases, as sentences. */
  notProven: string[];
  run(context: ProofContext): Promise<ProofResult>;
};
