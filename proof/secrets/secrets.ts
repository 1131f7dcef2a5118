import type { ProofContext, ProofPart, ProofResult } from '../part';
import { scanDelivered } from './delivered';
import { scanHistory, scanTrackedFiles } from './repository';

async function run({ scale, site }: ProofContext): Promise<ProofResult> {
  const tracked = scanTrackedFiles();
  const delivered = await scanDelivered(site);
  const history = scale === 'full' ? scanHistory() : { count: 0, failures: [] };
  const failures = [...tracked.failures, ...delivered.failures, ...history.failures];
  return {
    passed: tracked.count + delivered.count - tracked.failures.length - delivered.failures.length,
    failures,
    figures: [
      `${tracked.count} tracked files`,
      `${delivered.count} files and answers that browsers get`,
      ...(scale === 'full' ? [`${history.count.toLocaleString('en')} lines of history`] : []),
    ],
  };
}

export const secrets: ProofPart = {
  name: 'secrets',
  claim: 'No key, token or password is in the repository, or in what a browser gets.',
  notProven: ['A secret of an unknown form that looks like words is not found.'],
  run,
};
