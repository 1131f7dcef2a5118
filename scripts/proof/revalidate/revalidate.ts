import type { ProofContext, ProofPart, ProofResult } from '../part';
import { proveAdmission } from './admission';
import { measureSlowing } from './slowing';

/** A visitor's page may take this much longer while the endpoint is flooded. At test scale it is only reported. */
const MOST_SLOWING = 0.1;

async function run(context: ProofContext): Promise<ProofResult> {
  const { checked, failures } = await proveAdmission(context);
  const { quiet, flooded, report, seconds } = await measureSlowing(context);
  const { 200: admitted = 0, 429: limited = 0, ...others } = report;
  const slowing = flooded / quiet - 1;
  // One a second is let through for as long as the windows last, quiet ones included, and what the first left over.
  if (admitted > seconds + 5)
    failures.push(`${admitted} repeated calls got through in ${seconds.toFixed(0)} s.`);
  if (limited === 0) failures.push('No repeated call was held back.');
  if (Object.keys(others).length > 0)
    failures.push(`The flood was answered with ${JSON.stringify(others)} too.`);
  if (context.scale === 'full' && slowing > MOST_SLOWING)
    failures.push(`Visitors’ pages were slowed by ${(100 * slowing).toFixed(1)} %.`);
  const judged = context.scale === 'full' ? 4 : 3;
  return {
    passed: checked + judged - failures.length,
    failures,
    figures: [
      `${checked} calls that must or must not get through`,
      `${admitted + limited} in a flood of 100 a second, ${admitted} admitted`,
      `home page ${quiet.toFixed(1)} ms quiet, ${flooded.toFixed(1)} ms flooded (${(100 * slowing).toFixed(1)} %)`,
    ],
  };
}

export const revalidate: ProofPart = {
  name: 'revalidate',
  claim:
    'Only a valid administrator gets through to /api/revalidate; repeated calls change nothing more, are held back, and slow no visitor’s page by a tenth.',
  notProven: ['Floods from many accounts or addresses at once: those belong to what stands before the site.'],
  run,
};
