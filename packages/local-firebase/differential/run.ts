import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OfficialEmulator } from '../conformance/expressions/emulator';
import { type OfficialVerdict, officialVerdicts } from '../conformance/expressions/official-verdicts';
import { Random } from '../conformance/expressions/random';
import { randomTrials } from '../conformance/expressions/trials';
import { worldOf } from '../conformance/expressions/world';
import { findFirestoreEmulator } from '../src/emulators';
import { startLocalFirebase } from '../src/index';
import { anyCommitCase, runCommitCase } from './commits';
import { NAMED_COMMITS, NAMED_QUERIES } from './named';
import { isSame, type Pair } from './pair';
import { anyQueryCase, runQueryCase } from './queries';
import { shrink } from './shrink';
import { anyTransactionCase, runTransactionCase } from './transactions';

// `npm run differential -- [--seed N] [--minutes M] [--only queries|commits|transactions|expressions] [--again]`
// A run continues the previous run with the same seed and kind, unless `--again` is set.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});

const LANES = 6;
/** The number of expressions in one rules file. */
const BATCH = 200;
/** The maximum number of differences to print. */
const SHOWN = 20;
/** The cumulative shares of the kinds of case, from 0 to 1. One case of `expressions` is a whole batch. */
const UNTIL = { queries: 0.6, commits: 0.899, transactions: 0.999, expressions: 1 };

type Kind = keyof typeof UNTIL;
type Outcome = { local: unknown; official: unknown };
type Tally = { compared: number; named: Record<string, number>; differences: number };
type Progress = { next: number; kinds: Record<Kind, Tally> };

const KINDS = Object.keys(UNTIL) as Kind[];
const noTally = (): Tally => ({ compared: 0, named: {}, differences: 0 });

const folder = join(import.meta.dirname, '../.cache/differential');
const file = join(folder, `seed-${values.seed}${values.only ? `-${values.only}` : ''}.json`);

function readProgress(): Progress {
  try {
    if (!values.again) return JSON.parse(readFileSync(file, 'utf8'));
  } catch {}
  return {
    next: 0,
    kinds: { queries: noTally(), commits: noTally(), transactions: noTally(), expressions: noTally() },
  };
}

const progress = readProgress();
let shown = 0;

/** Seeds each case with its index, so that a later run can continue where this run stops. */
const randomFor = (index: number) => new Random(Number(values.seed) * 1_000_003 + index);

function kindFor(random: Random): Kind {
  if (values.only && KINDS.some((kind) => kind === values.only)) return values.only as Kind;
  const at = random.next();
  return KINDS.find((kind) => at < UNTIL[kind]) ?? 'expressions';
}

/** Returns the statuses of both responses. A shrunk case must have the same statuses as the original case. */
const statuses = ({ local, official }: Outcome) =>
  [local, official].map((side) => (side as { status?: number }).status).join();

type Named<Case> = { reason: string; matches(trial: Case, outcome: Outcome): boolean };
type Run<Case> = (items: string, trial: Case) => Promise<Outcome>;

let collections = 0;
const runId = Date.now().toString(36);
const newCollection = () => `c${runId}${++collections}`;

async function compare<Case>(kind: Kind, trial: Case, run: Run<Case>, named: Named<Case>[], count = 1) {
  const tally = progress.kinds[kind];
  const outcome = await run(newCollection(), trial);
  tally.compared += count;
  if (isSame(outcome.local, outcome.official)) return;
  const known = named.find(({ matches }) => matches(trial, outcome));
  if (known) {
    tally.named[known.reason] = (tally.named[known.reason] ?? 0) + 1;
    return;
  }
  tally.differences += 1;
  if (++shown > SHOWN) return;
  const smallest = await shrink(trial, async (candidate) => {
    const { local, official } = await run(newCollection(), candidate);
    if (statuses({ local, official }) !== statuses(outcome)) return false;
    return !isSame(local, official) && !named.some(({ matches }) => matches(candidate, { local, official }));
  });
  const { local, official } = await run(newCollection(), smallest);
  console.log(
    `Difference in ${kind}:\n  whole    ${JSON.stringify(trial)}\n  smallest ${JSON.stringify(smallest)}`,
  );
  console.log(`  here     ${JSON.stringify(local)}\n  official ${JSON.stringify(official)}`);
}

/** Functions whose results can differ in the last digits. */
const INEXACT = /math\.pow|\.distance\(/;

const HASHED_NAME = /hashing\..*__name__/;

function knownReason(condition: string, official: OfficialVerdict | undefined): string | null {
  if (official === 'crashed') return 'a failure of the emulator itself';
  if (HASHED_NAME.test(condition))
    return 'the hash of a document name, which contains the number of the trial';
  return INEXACT.test(condition) ? 'the last digits of math.pow or latlng.distance' : null;
}

/** Batches run one after another, because the emulator holds the rules of only one batch. */
let lastBatch = Promise.resolve();

function compareExpressionsInTurn(emulator: OfficialEmulator, index: number): Promise<void> {
  const batch = lastBatch.then(() => compareExpressions(emulator, index));
  lastBatch = batch.catch(() => {});
  return batch;
}

async function compareExpressions(emulator: OfficialEmulator, index: number): Promise<void> {
  const tally = progress.kinds.expressions;
  const trials = randomTrials(BATCH, Number(values.seed) * 1_000_003 + index);
  const verdicts = await officialVerdicts(
    emulator,
    trials.map(({ condition }) => condition),
  );
  trials.forEach(({ condition, expected }, at) => {
    const official = verdicts[at];
    tally.compared += 1;
    if (official === expected) return;
    const reason = knownReason(condition, official);
    if (reason) {
      tally.named[reason] = (tally.named[reason] ?? 0) + 1;
      return;
    }
    tally.differences += 1;
    if (++shown <= SHOWN)
      console.log(`Difference in expressions:\n  ${condition}\n  here ${expected}, official ${official}`);
  });
}

async function runCase(pair: Pair, emulator: OfficialEmulator, index: number): Promise<void> {
  const random = randomFor(index);
  const kind = kindFor(random);
  if (kind === 'queries') {
    const run: Run<ReturnType<typeof anyQueryCase>> = (items, trial) => runQueryCase(pair, items, trial);
    await compare(kind, anyQueryCase(random), run, NAMED_QUERIES);
  } else if (kind === 'commits') {
    const run: Run<ReturnType<typeof anyCommitCase>> = (items, trial) => runCommitCase(pair, items, trial);
    await compare(kind, anyCommitCase(random), run, NAMED_COMMITS);
  } else if (kind === 'transactions') {
    const trial = anyTransactionCase(random);
    const run: Run<typeof trial> = (items, smaller) => runTransactionCase(pair, items, smaller);
    await compare(kind, trial, run, [], trial.steps.length - 1);
  } else {
    await compareExpressionsInTurn(emulator, index);
  }
}

function keep(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(progress, null, 2));
}

async function main(): Promise<void> {
  const found = findFirestoreEmulator();
  if (!found) {
    console.error(
      "The official Firestore emulator was not found. Install Java and the Google Cloud CLI's cloud-firestore-emulator component.",
    );
    process.exitCode = 2;
    return;
  }
  const data = mkdtempSync(join(tmpdir(), 'differential-'));
  const closed = (service: string) =>
    `rules_version = '2'; service ${service} { match /{closed=**} { allow read: if false; } }`;
  writeFileSync(join(data, 'firestore.rules'), closed('cloud.firestore'));
  writeFileSync(join(data, 'storage.rules'), closed('firebase.storage'));
  const project = `demo-differential-${runId}`;
  const local = await startLocalFirebase({
    dataDir: join(data, 'data'),
    port: 0,
    projectId: project,
    bucket: `${project}.example`,
    firestoreRules: join(data, 'firestore.rules'),
    storageRules: join(data, 'storage.rules'),
  });
  const running = await found.start();
  const emulator = new OfficialEmulator(running.address);
  const pair: Pair = {
    project,
    local: { name: 'local', origin: local.origin, token: local.ownerToken },
    official: { name: 'official', origin: `http://${running.address}`, token: 'owner' },
  };
  try {
    await emulator.store(worldOf(BATCH));
    const deadline = Date.now() + Number(values.minutes) * 60_000;
    while (Date.now() < deadline) {
      const first = progress.next;
      const lanes = Array.from({ length: LANES }, async (_, lane) => {
        for (let step = 0; step < 20; step++) await runCase(pair, emulator, first + lane + step * LANES);
      });
      await Promise.all(lanes);
      progress.next = first + LANES * 20;
      keep();
    }
  } finally {
    await running.stop();
    await local.close();
    rmSync(data, { recursive: true });
  }
  let differences = 0;
  for (const kind of KINDS) {
    const tally = progress.kinds[kind];
    differences += tally.differences;
    console.log(`${kind}: ${tally.compared} compared, ${tally.differences} differ`);
    for (const [reason, count] of Object.entries(tally.named)) console.log(`  known, ${count}: ${reason}`);
  }
  process.exitCode = differences === 0 ? 0 : 1;
}

await main();
