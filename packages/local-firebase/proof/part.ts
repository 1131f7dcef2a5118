export type ProofContext = {
  /** `test` for the quick scale, `full` for everything. */
  scale: 'test' | 'full';
  log(line: string): void;
};

export type ProofResult = {
  /** The number of passed cases. */
  passed: number;
  /** One sentence for each failed case. */
  failures: string[];
  /** Counts and measurements of the run, such as '20000 uploads' or '0 orphans'. */
  figures: string[];
};

/** A proof that `npm run proof` runs. */
export type ProofPart = {
  /** The NAME in `npm run proof -- NAME`. */
  name: string;
  /** The statement that the part proves, as one sentence. */
  claim: string;
  /** The limitations of these cases, as sentences. */
  notProven: string[];
  run(context: ProofContext): Promise<ProofResult>;
};
