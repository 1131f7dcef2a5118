import { type Count, counted, sum } from '../tools/count';
import type { ProofContext, ProofPart, ProofResult } from './part';
import { PARTS } from './parts';

export type PartRun = { name: string; seconds: number; result: ProofResult };

/** The maximum number of failures shown. */
const SHOWN_FAILURES = 20;

async function resultOf(part: ProofPart, context: ProofContext): Promise<ProofResult> {
  try {
    return await part.run(context);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failures: [`The part did not finish: ${reason}`], figures: [] };
  }
}

/** Runs one part. An exception counts as one failure. */
export async function runPart(part: ProofPart, context: ProofContext): Promise<PartRun> {
  context.log(`Proof, ${part.name}: ${part.claim}`);
  const begun = Date.now();
  const result = await resultOf(part, context);
  for (const failure of result.failures.slice(0, SHOWN_FAILURES)) context.log(`  ${failure}`);
  return { name: part.name, seconds: Math.round((Date.now() - begun) / 1000), result };
}

/** Returns `NAME: figures, passed and failed cases, in SECONDS s`. */
export function partLine({ name, seconds, result: { passed, failures, figures } }: PartRun): string {
  const cases = [`${counted(passed, 'case')} passed`, `${failures.length} failed`];
  return `${name}: ${[...figures, ...cases].join(', ')}, in ${seconds} s`;
}

/** Counts a part as one test, or as none if it was skipped. */
export function partCount({ result: { passed, failures } }: PartRun): Count {
  const failed = failures.length > 0;
  return { passed: !failed && passed > 0 ? 1 : 0, failed: failed ? 1 : 0 };
}

/**
 * Runs the parts at the scale of `npm run verify`. Returns the number of parts passed and failed, and lines about the
 * parts and their failures.
 */
export async function runProofAtTestScale(
  context: Omit<ProofContext, 'scale'>,
): Promise<Count & { lines: string[] }> {
  const runs: PartRun[] = [];
  for (const part of PARTS) runs.push(await runPart(part, { ...context, scale: 'test' }));
  const lines = runs.flatMap((run) => [
    partLine(run),
    ...run.result.failures.slice(0, SHOWN_FAILURES).map((failure) => `  Failed: ${failure}`),
  ]);
  return { ...sum(runs.map(partCount)), lines };
}
