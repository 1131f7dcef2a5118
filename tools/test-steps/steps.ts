import { type Count, closingLine, sum } from '../count';
import { createTestSite, type TestSite } from '../test-site';

/** The result of a step. `lines`, such as the names of failed tests, are printed in the summary. */
export type Outcome = Count & { lines?: string[] };

export type Step = {
  /** Names the step on the command line. */
  id: string;
  name: string;
  run(site: TestSite): Outcome | Promise<Outcome>;
};

/** A step that crashes or finds no tests counts as one failure. */
async function runStep(step: Step, site: TestSite): Promise<Outcome> {
  try {
    const outcome = await step.run(site);
    if (outcome.passed + outcome.failed > 0) return outcome;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, lines: [String(error)] };
  }
  return { passed: 0, failed: 1, lines: ['No tests ran.'] };
}

function durationSince(begun: number): string {
  const seconds = Math.round((Date.now() - begun) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Runs every step on one test site, even after a failure, and prints a summary.
 * @param notes sentences that the summary ends with, for example about omitted tests
 */
export async function runSteps(steps: Step[], notes: string[]): Promise<void> {
  const site = createTestSite(console.log);
  const begun = Date.now();
  const counts: Count[] = [];
  const lines: string[] = [];
  const failed: string[] = [];
  const failures: string[] = [];
  try {
    for (const step of steps) {
      console.log(`\n${step.name} …`);
      const stepBegun = Date.now();
      const outcome = await runStep(step, site);
      counts.push(outcome);
      if (outcome.failed > 0) failed.push(step.id);
      const result = `${step.name} (${step.id}): ${closingLine(outcome)}, ${durationSince(stepBegun)}`;
      // Printed at once too, because a run may be ended before its summary.
      console.log(result);
      // Failures are printed last, because a long output is often cut.
      (outcome.failed > 0 ? failures : lines).push(
        result,
        ...(outcome.lines ?? []).map((line) => `  ${line}`),
      );
    }
  } finally {
    await site.remove();
  }
  const total = sum(counts);
  lines.push(`All steps: ${durationSince(begun)}, excluding package installation`, ...notes, ...failures);
  if (failed.length > 0) {
    lines.push(`Failed: ${failed.join(', ')}. To repeat: node scripts/run.mjs test ${failed.join(' ')}`);
  }
  console.log(['', ...lines, closingLine(total)].join('\n'));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
