/** What a runner ran. */
export type Count = { passed: number; failed: number };

export function sum(counts: Count[]): Count {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** The last line of a run, the same for every runner. */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
