export type ProofContext = {
  /** `test` is the quick scale, and `full` is the complete scale. */
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
  /** The name to use on the command line: `npm run proof -- NAME`. */
  name: string;
  /** The statement that the part proves, as one sentence. */
  claim: string;
  /** The limitations of the proof, as sentences. */
  notProven: string[];
  run(context: ProofContext): Promise<ProofResult>;
};
