import type { TestSite } from '../tools/test-site';

export type ProofContext = {
  /** `npm run verify` uses the smaller scale, `test`; `npm run proof` uses `full`. */
  scale: 'test' | 'full';
  log(line: string): void;
  /** Built and started on first use. */
  site: TestSite;
};

export type ProofResult = {
  /** The number of cases that passed. */
  passed: number;
  /** One message per failure. */
  failures: string[];
  /** The number of cases and the measurements, such as '10,240 cells' or 'slowed by 3%'. */
  figures: string[];
  /** A Markdown table of all cases, written to `.proof`. */
  details?: string[];
};

/** One part of `npm run proof`, listed in parts.ts. */
export type ProofPart = {
  /** The NAME in `npm run proof -- NAME`. */
  name: string;
  /** The statement that the part proves, as one sentence. */
  claim: string;
  /** The proof's limitations, as sentences. */
  notProven: string[];
  run(context: ProofContext): Promise<ProofResult>;
};
