import type { ProofResult } from './part';

/** A claim, and whether it is true. */
export type Check = [claim: string, holds: boolean];

export function resultOf(checks: Check[], figures: string[]): ProofResult {
  const failures = checks.filter(([, holds]) => !holds).map(([claim]) => `Failed: ${claim}.`);
  return { passed: checks.length - failures.length, failures, figures };
}
