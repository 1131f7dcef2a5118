import { OfficialEmulator } from './emulator';
import { officialVerdicts } from './official-verdicts';
import { randomTrials, type Trial } from './trials';
import { worldOf } from './world';

const BATCH = 200;
const SEED = Number(process.env.EXPRESSIONS_SEED ?? 20_240_229);
const COUNT = Number(process.env.EXPRESSIONS ?? 2000);
/** The test fails if a larger share of the expressions crashes the official emulator. */
const MAX_CRASHED = 0.01;
const host = process.env.FIRESTORE_RULES_EMULATOR;

if (!host) process.stdout.write('official Firestore emulator: missing\n');

async function compare(
  emulator: OfficialEmulator,
  trials: Trial[],
): Promise<{ crashed: number; found: string[] }> {
  const conditions = trials.map(({ condition }) => condition);
  const verdicts = await officialVerdicts(emulator, conditions);
  const found = trials.flatMap(({ condition, expected }, index) => {
    const official = verdicts[index];
    const isSame = official === expected || official === 'crashed';
    return isSame ? [] : [`${condition}\n  official: ${official}, local: ${expected}`];
  });
  return { crashed: verdicts.filter((verdict) => verdict === 'crashed').length, found };
}

(host ? describe : describe.skip)('the official Firestore emulator', () => {
  it(`agrees with local-firebase on ${COUNT} expressions`, async () => {
    const emulator = new OfficialEmulator(host ?? '');
    await emulator.store(worldOf(BATCH));
    const trials = randomTrials(COUNT, SEED);
    const differences: string[] = [];
    let crashed = 0;
    for (let start = 0; start < trials.length; start += BATCH) {
      const batch = await compare(emulator, trials.slice(start, start + BATCH));
      differences.push(...batch.found);
      crashed += batch.crashed;
    }
    expect(differences).toEqual([]);
    expect(crashed).toBeLessThanOrEqual(COUNT * MAX_CRASHED);
  }, 600_000);
});
