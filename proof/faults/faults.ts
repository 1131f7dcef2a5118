import type { ProofContext, ProofPart, ProofResult } from '../part';
import { playBuilds } from './builds';
import { PATIENCE, playEpisode } from './episode';
import { saysSo } from './failed-render';
import { outages } from './outages';
import { PERIOD, startRig } from './rig';
import { markAll, settle } from './settle';
import { sourceFaults } from './source-faults';

async function run({ scale, say, site }: ProofContext): Promise<ProofResult> {
  const rig = await startRig(site);
  try {
    const watch = await settle(rig);
    const hasten = scale === 'test' ? () => markAll(rig) : undefined;
    const episodes = [
      ...sourceFaults(scale, rig.proxy).map((episode) => ({ ...episode, hasten })),
      ...outages(scale, rig),
    ];
    const healed: number[] = [];
    let passed = 0;
    for (const episode of episodes) {
      const failuresBefore = watch.failures.length;
      const milliseconds = await playEpisode(episode, rig, watch);
      if (milliseconds !== null) healed.push(milliseconds);
      if (watch.failures.length === failuresBefore) passed += 1;
      say(`  ${episode.name}: ${milliseconds === null ? 'not healed' : `healed after ${milliseconds} ms`}`);
    }
    const failedRender = await saysSo(rig);
    const builds = scale === 'full' ? await playBuilds(rig) : [];
    passed += [failedRender, ...builds].filter((failures) => failures.length === 0).length;
    const faultCount = episodes.reduce((sum, { sources }) => sum + sources.length, 0);
    const slowest = (Math.max(0, ...healed) / 1000).toFixed(1);
    return {
      passed,
      failures: [...watch.failures, ...failedRender, ...builds.flat()],
      figures: [
        `${faultCount} faults of a source in ${episodes.length} episodes`,
        'one page that could not be rendered',
        `${builds.length} builds with a fault`,
        `${watch.visits} visits of pages meanwhile`,
        `healed after ${slowest} s at most (${PATIENCE / 1000} s allowed, with a period of ${PERIOD} s)`,
      ],
    };
  } finally {
    await rig.close();
  }
}

export const faults: ProofPart = {
  name: 'faults',
  claim:
    'Whatever happens to the database or the file store, no public page turns empty or into an error, and each shows what is new within two revalidation periods after the fault has ended.',
  notProven: ['Faults of Google’s own services, which only look like these from outside.'],
  run,
};
