import { type Count, closingLine, sum } from '../count';
import { createTestSite, type TestSite } from '../test-site';

/** The result of a step. `lines`, such as the names of failed tests, are printed in the summary. */
export type Outcome = Count & { lines?: string[] };

export type Step = { name: string; run(site: TestSite): Outcome | Promise<Outcome> };

/** A step that crashes or finds no tests counts as one failure. */
async function runStep(step: Step, site: TestSite): Promise<Outcome> {
  try {
    const outcome = await step.run(site);
    if (outcome.passed + outcome.failed > 0) return outcome;
    console.error('No tests ran.');
  } catch (error) {
    console.error(error);
  }
  return { passed: 0, failed: 1 };
}

/**
 * Runs every step on one test site, even after a failure, and prints a summary.
 * @param notRun a sentence about omitted tests.
 */
export async function runSteps(steps: Step[], notRun?: string): Promise<void> {
  const site = createTestSite(console.log);
  const counts: Count[] = [];
  const lines: string[] = [];
  try {
    for (const step of steps) {
      console.log(`\n${step.name} …`);
      const begun = Date.now();
      const outcome = await runStep(step, site);
      const seconds = Math.round((Date.now() - begun) / 1000);
      counts.push(outcome);
      lines.push(`${step.name}: ${closingLine(outcome)}, ${seconds} s`);
      lines.push(...(outcome.lines ?? []).map((line) => `  ${line}`));
    }
  } finally {
    await site.remove();
  }
  const total = sum(counts);
  console.log(['', ...lines, ...(notRun ? [notRun] : []), closingLine(total)].join('\n'));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
