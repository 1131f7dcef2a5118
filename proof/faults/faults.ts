import type { ProofContext, ProofPart, ProofResult } from '../part';
import { takePeakMegabytes } from '../site/memory';
import { SOURCES } from '../site/source';
import { playBuilds } from './builds';
import { checkLog } from './check-log';
import { playEpisode, TIMEOUT_MS, writeNew } from './episode';
import { episodes } from './episodes';
import { type FaultRig, startFaultRig } from './rig';
import { playSkew } from './skew';
import { type Watch, watchPages } from './watch';

/** The limit in megabytes for the server's peak resident memory, chosen for a container of 1 GiB. */
const MAX_MEGABYTES = 400;

const secretsOf = ({ administrator }: FaultRig) => [administrator.email, administrator.password, 'Probe '];

/** Writes a probe to every source, and waits until the pages show the probes. */
async function settle(rig: FaultRig): Promise<Watch> {
  const texts = await writeNew(rig, SOURCES);
  const watch = await watchPages(rig.origin);
  if ((await watch.untilShown(texts, 30_000)) === null)
    throw new Error('The pages did not show the probes within 30 seconds, although there was no fault.');
  return watchPages(rig.origin);
}

async function run({ scale, log, site }: ProofContext): Promise<ProofResult> {
  const rig = await startFaultRig(site);
  try {
    const watch = await settle(rig);
    const played = episodes(scale, rig);
    let peak = 0;
    const healed: number[] = [];
    let passed = 0;
    for (const episode of played) {
      const failuresBefore = watch.failures.length;
      const linesBefore = rig.server().lines().length;
      const milliseconds = await playEpisode(episode, rig, watch);
      const lines = rig.server().lines();
      // A restarted server has a new log.
      const own = lines.length >= linesBefore ? lines.slice(linesBefore) : lines;
      watch.failures.push(...checkLog(own, secretsOf(rig)).map((failure) => `${episode.name}: ${failure}`));
      peak = Math.max(peak, takePeakMegabytes(rig.server().pid));
      if (milliseconds !== null) healed.push(milliseconds);
      if (watch.failures.length === failuresBefore) passed += 1;
      log(
        `  ${episode.name}: ${milliseconds === null ? 'not recovered' : `recovered after ${milliseconds} ms`}, ${peak.toFixed(0)} MB at most`,
      );
    }
    if (peak > MAX_MEGABYTES)
      watch.failures.push(`The server used ${peak.toFixed(0)} MB of memory (limit ${MAX_MEGABYTES} MB).`);
    const others = [await playSkew(rig), ...(scale === 'full' ? await playBuilds(rig, site) : [])];
    passed += others.filter((failures) => failures.length === 0).length;
    const faultCount = played.reduce((sum, { sources }) => sum + sources.length, 0);
    const slowest = (Math.max(0, ...healed) / 1000).toFixed(1);
    return {
      passed,
      failures: [...watch.failures, ...others.flat()],
      figures: [
        `${faultCount} database or file storage faults in ${played.length} episodes`,
        `${others.length - 1} builds with a fault`,
        `${watch.visits} page visits during the faults`,
        `recovered after ${slowest} s at most (${TIMEOUT_MS / 1000} s allowed)`,
        `memory ${peak.toFixed(0)} MB at most`,
      ],
    };
  } finally {
    await rig.close();
  }
}

export const faults: ProofPart = {
  name: 'faults',
  claim:
    'Whatever happens to the database or file storage, no public page becomes empty or shows an error, and each shows new content within seconds of recovery.',
  notProven: ["Faults in Google's own services are only simulated."],
  run,
};
