import type { ProofContext, ProofPart, ProofResult } from '../part';
import { startCluster } from './cluster';
import { playIdle, playKills, playPause } from './moments';
import { measureSpread } from './spread';

/**
 * `editors` maps each number of instances to the number of concurrent editors. `pause`, `current` (the limit for showing
 * what was acknowledged before a kill) and `idle` are in seconds. Machines that run `npm run verify` are often busy.
 */
const SCALES = {
  test: { editors: { 2: 2 }, changes: 8, pause: 7, kills: 2, current: 10, idle: 4 },
  // Eight servers on one machine cannot render for four editors at once, so they get one editor.
  full: { editors: { 1: 4, 3: 4, 8: 1 }, changes: 100, pause: 30, kills: 50, current: 5, idle: 60 },
};

async function run({ scale, log, site }: ProofContext): Promise<ProofResult> {
  const { editors, changes, pause, kills, current, idle } = SCALES[scale];
  const cluster = await startCluster(site);
  const failures: string[] = [];
  const figures: string[] = [];
  let cases = 0;
  const note = (figure: string, found: string[], count: number) => {
    figures.push(figure);
    failures.push(...found);
    cases += count;
    log(`  ${figure}`);
  };
  try {
    for (const [count, atOnce] of Object.entries(editors)) {
      await cluster.resize(Number(count));
      const spread = await measureSpread(cluster, { editors: atOnce, changes });
      note(spread.figure, spread.failures, spread.times.length + spread.receipts);
    }
    await cluster.resize(Math.min(3, cluster.instances.length));
    note(`paused for ${pause} s`, await playPause(cluster, pause), 1);
    const killed = await playKills(cluster, kills, current);
    note(
      `${killed.acknowledged} writes acknowledged during ${kills} kills`,
      killed.failures,
      killed.acknowledged,
    );
    const quiet = await playIdle(cluster, idle);
    note(quiet.figures.join(', '), quiet.failures, 2);
  } finally {
    await cluster.close();
  }
  return { passed: Math.max(0, cases - failures.length), failures, figures };
}

export const clock: ProofPart = {
  name: 'clock',
  claim:
    'Every instance shows a change within seconds, receipts are correct, kills lose no acknowledged write, and a site without visitors reads nothing.',
  notProven: ['All instances run on one machine. Between machines, the network adds delay.'],
  run,
};
