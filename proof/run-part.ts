import { type Count, sum } from '../scripts/test/count';
import type { ProofContext, ProofPart, ProofResult } from './part';
import { VERIFIED } from './parts';

export type PartRun = { name: string; seconds: number; result: ProofResult };

/** Enough to see what is wrong. */
const SHOWN_FAILURES = 20;

async function resultOf(part: ProofPart, context: ProofContext): Promise<ProofResult> {
  try {
    return await part.run(context);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failures: [`It could not run to its end: ${reason}`], figures: [] };
  }
}

/** Runs one part; what it throws counts as one failure. */
export async function runPart(part: ProofPart, context: ProofContext): Promise<PartRun> {
  context.say(`Proof, ${part.name}: ${part.claim}`);
  const begun = Date.now();
  const result = await resultOf(part, context);
  for (const failure of result.failures.slice(0, SHOWN_FAILURES)) context.say(`  ${failure}`);
  return { name: part.name, seconds: Math.round((Date.now() - begun) / 1000), result };
}

/** Returns `NAME: figures, cases that held and that did not, in SECONDS s`. */
export function partLine({ name, seconds, result: { passed, failures, figures } }: PartRun): string {
  const cases = [`${passed} cases held`, `${failures.length} did not`];
  return `${name}: ${[...figures, ...cases].join(', ')}, in ${seconds} s`;
}

/** A part is one test, however many cases it has, and none if it was skipped. */
export function partCount({ result: { passed, failures } }: PartRun): Count {
  const failed = failures.length > 0;
  return { passed: !failed && passed > 0 ? 1 : 0, failed: failed ? 1 : 0 };
}

/** Runs the parts at the scale of `npm run verify`, with a line about each. */
export async function runProofAtTestScale(
  context: Omit<ProofContext, 'scale'>,
): Promise<Count & { lines: string[] }> {
  const runs: PartRun[] = [];
  for (const part of VERIFIED) runs.push(await runPart(part, { ...context, scale: 'test' }));
  return { ...sum(runs.map(partCount)), lines: runs.map(partLine) };
}
