import { type Count, sum } from '../scripts/test/count';
import type { ProofContext, ProofPart, ProofResult } from './part';
import { PARTS } from './parts';

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

/** `NAME: figures, in SECONDS s` */
export function partLine({ name, seconds, result: { passed, failures, figures } }: PartRun): string {
  return `${name}: ${[...figures, `${passed} passed`, `${failures.length} failed`].join(', ')}, in ${seconds} s`;
}

/** Every part at the scale of `npm test`, with a line about each. */
export async function runProofAtTestScale(
  context: Omit<ProofContext, 'scale'>,
): Promise<Count & { lines: string[] }> {
  const runs: PartRun[] = [];
  for (const part of PARTS) runs.push(await runPart(part, { ...context, scale: 'test' }));
  const counts = runs.map(({ result: { passed, failures } }) => ({ passed, failed: failures.length }));
  return { ...sum(counts), lines: runs.map(partLine) };
}
