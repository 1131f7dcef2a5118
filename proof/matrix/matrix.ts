import type { ProofContext, ProofPart, ProofResult } from '../part';
import { isKnownActor, PEOPLE } from './actors';
import { seedDocuments } from './ask-firestore';
import { type FirestoreCell, firestoreCells, type StorageCell, storageCells } from './cells';
import { startLocalMatrix } from './local-backend';
import { startOfficialMatrix } from './official-backend';
import { runFirestoreCells } from './run-firestore';
import { runStorageCells } from './run-storage';
import { subjects } from './subjects';

/**
 * At test scale, one in this many cells runs on local-firebase. The number is coprime to the numbers of actors per
 * case, so that every actor is sampled.
 */
const EVERY = 19;

const sample = <Cell>(cells: Cell[], scale: ProofContext['scale']): Cell[] =>
  scale === 'full' ? cells : cells.filter((_, index) => index % EVERY === 0);

type Run = { count: number; failures: string[]; figure: string };

const number = (value: number) => value.toLocaleString('en');

async function onLocalFirebase(firestore: FirestoreCell[], storage: StorageCell[]): Promise<Run[]> {
  const backend = await startLocalMatrix();
  try {
    await seedDocuments(backend, PEOPLE);
    const failures = await runFirestoreCells(backend, firestore);
    const refused = await runStorageCells(backend, storage);
    return [
      { count: firestore.length, failures, figure: 'Firestore cells' },
      { count: storage.length, failures: refused, figure: 'Storage cells' },
    ];
  } finally {
    await backend.close();
  }
}

/** Runs the cells of actors with a valid token or none on the official emulator, which does not verify tokens. */
async function onOfficialEmulator(cells: FirestoreCell[]): Promise<Run> {
  const figure = 'cells on the official Firestore emulator';
  const backend = await startOfficialMatrix();
  if (!backend) return { count: 0, failures: [], figure: `${figure}, which is not installed` };
  try {
    await seedDocuments(backend, PEOPLE);
    const own = cells.filter(({ actor }) => isKnownActor(actor));
    const failures = await runFirestoreCells(backend, own);
    return { count: own.length, failures: failures.map((line) => `official emulator: ${line}`), figure };
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
  const runs = [
    ...(await onLocalFirebase(sample(firestore, scale), sample(storage, scale))),
    inTheEngine(),
    ...(scale === 'full' ? [await onOfficialEmulator(firestore)] : []),
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
