import type { TestSite } from '../scripts/test/test-site';

export type ProofContext = {
  /** `test` for the share that `npm run verify` can afford, `full` for `npm run proof`. */
  scale: 'test' | 'full';
  say(line: string): void;
  /** Built and started only when a part asks for it. */
  site: TestSite;
};

export type ProofResult = {
  /** How many cases came out as they should. */
  passed: number;
  /** One sentence for each case that did not. */
  failures: string[];
  /** What ran and what was measured, as a reader should see it: '10,240 cells', 'slowed by 3 %'. */
  figures: string[];
  /** A table of all cases as lines of Markdown, kept in proof/tables. */
  details?: string[];
};

/** One of the things that `npm run proof` shows; see parts.ts for the list. */
export type ProofPart = {
  /** As in `npm run proof -- NAME`. */
  name: string;
  /** What holds when every case passes, as one sentence. */
  claim: string;
  /** What these cases cannot show, as sentences. */
  notProven: string[];
  run(context: ProofContext): Promise<ProofResult>;
};
