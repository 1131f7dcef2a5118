import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import type { ProofContext, ProofPart, ProofResult } from '../part';
import { isKnownActor, PEOPLE } from './actors';
import { SEARCHES, search } from './approval-sequences';
import { seedDocuments } from './ask-firestore';
import type { MatrixBackend } from './backend';
import { type FirestoreCell, firestoreCells, type StorageCell, storageCells } from './cells';
import { prepareCell } from './engine';
import { startLocalMatrix } from './local-backend';
import { startOfficialMatrix } from './official-backend';
import { runFirestoreCells } from './run-firestore';
import { runStorageCells } from './run-storage';
import { subjects } from './subjects';
import { worstCells } from './worst-commits';

/**
 * At test scale, one in this many cells runs on local-firebase. The number is coprime to the numbers of actors per
 * case, so that every actor is sampled.
 */
const EVERY = 19;

const sample = <Cell>(cells: Cell[], scale: ProofContext['scale']): Cell[] =>
  scale === 'full' ? cells : cells.filter((_, index) => index % EVERY === 0);

type Run = { count: number; failures: string[]; figure: string };

const number = (value: number) => value.toLocaleString('en');

/** Commits that the rules engine has decided, which the backends must decide alike. */
type Commits = { worst: FirestoreCell[]; sequences: FirestoreCell[] };

/** Returns the commits that cost the most, and all commits that the search of approval sequences tries. */
function decidedCommits(): Commits {
  const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');
  const now = new Date();
  const sequences = SEARCHES.flatMap(
    (one) => search((request) => prepareCell(request, now)(rules), one).cells,
  );
  return { worst: worstCells(), sequences };
}

async function runCommits(backend: MatrixBackend, { worst, sequences }: Commits): Promise<Run[]> {
  return [
    {
      count: worst.length,
      failures: await runFirestoreCells(backend, worst),
      figure: 'of the commits that cost the most',
    },
    {
      count: sequences.length,
      failures: await runFirestoreCells(backend, sequences),
      figure: 'commits in approval sequences',
    },
  ];
}

async function onLocalFirebase(
  firestore: FirestoreCell[],
  storage: StorageCell[],
  commits: Commits | null,
): Promise<Run[]> {
  const backend = await startLocalMatrix();
  try {
    await seedDocuments(backend, PEOPLE);
    const failures = await runFirestoreCells(backend, firestore);
    const refused = await runStorageCells(backend, storage);
    return [
      { count: firestore.length, failures, figure: 'Firestore cells' },
      { count: storage.length, failures: refused, figure: 'Storage cells' },
      ...(commits ? await runCommits(backend, commits) : []),
    ];
  } finally {
    await backend.close();
  }
}

/** Runs the cells of actors with a valid token or none on the official emulator, which does not verify tokens. */
async function onOfficialEmulator(cells: FirestoreCell[], commits: Commits): Promise<Run[]> {
  const place = 'on the official Firestore emulator';
  const backend = await startOfficialMatrix();
  if (!backend) return [{ count: 0, failures: [], figure: `cells ${place}, which is not installed` }];
  try {
    await seedDocuments(backend, PEOPLE);
    const own = cells.filter(({ actor }) => isKnownActor(actor));
    const runs = [
      { count: own.length, failures: await runFirestoreCells(backend, own), figure: 'cells' },
      ...(await runCommits(backend, commits)),
    ];
    return runs.map(({ count, failures, figure }) => ({
      count,
      failures: failures.map((line) => `official emulator: ${line}`),
      figure: `${figure} ${place}`,
    }));
  } finally {
    await backend.close();
  }
}

/** Evaluates cells in the rules engine alone, as the mutation proof does. */
function inTheEngine(): Run {
  const all = subjects();
  const failures = all.flatMap(({ source, tests, load }) => {
    const passes = load(source);
    return tests.flatMap(({ name, expected }, index) => {
      const seen = expected === 'allowed' ? 'refused' : 'allowed';
      return passes(index) ? [] : [`rules engine: ${name}: ${seen}, expected ${expected}`];
    });
  });
  const count = all.reduce((sum, { tests }) => sum + tests.length, 0);
  return { count, failures, figure: 'cells in the rules engine alone' };
}

async function run({ scale }: ProofContext): Promise<ProofResult> {
  const firestore = firestoreCells();
  const storage = storageCells();
  const commits = scale === 'full' ? decidedCommits() : null;
  const runs = [
    ...(await onLocalFirebase(sample(firestore, scale), sample(storage, scale), commits)),
    inTheEngine(),
    ...(commits ? await onOfficialEmulator(firestore, commits) : []),
  ];
  const failures = runs.flatMap((one) => one.failures);
  const wrongly = failures.filter((line) => line.includes(': allowed, expected ')).length;
  const total = runs.reduce((sum, { count }) => sum + count, 0);
  return {
    passed: total - failures.length,
    failures,
    figures: [...runs.map(({ count, figure }) => `${number(count)} ${figure}`), `${wrongly} wrongly allowed`],
  };
}

export const matrix: ProofPart = {
  name: 'matrix',
  claim:
    'For every actor and every operation on a record or file, the rules give the verdict listed in a table derived from the specification. A cell is one operation by one actor on one record or file.',
  notProven: [
    'Verdicts on files are compared only with the table, because the official Storage emulator is unavailable here.',
    'Of forged tokens, only an expired one, one of another project and one changed after signing are tried. The tests of local-firebase try the others.',
  ],
  run,
};
