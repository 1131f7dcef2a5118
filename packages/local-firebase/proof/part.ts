export type ProofContext = {
  /** `test` for a share that a test run can afford, `full` for the whole. */
  scale: 'test' | 'full';
  say(line: string): void;
};

export type ProofResult = {
  /** How many cases came out as they should. */
  passed: number;
  /** One sentence for each case that did not. */
  failures: string[];
  /** Counts and measurements of the run: '20,000 uploads', '0 orphans'. */
  figures: string[];
};

/** One proof that `npm run proof` runs. */
export type ProofPart = {
  /** As in `npm run proof -- NAME`. */
  name: string;
  /** The statement that the part proves, as one sentence. */
  claim: string;
  /** Limitations of these cases, as sentences. */
  notProven: string[];
  run(context: ProofContext): Promise<ProofResult>;
};
