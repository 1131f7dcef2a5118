import pLimit from 'p-limit';
import { PEOPLE } from './actors';
import { askFirestore, seedDocuments } from './ask-firestore';
import type { MatrixBackend } from './backend';
import { SETTINGS_LANE, type Seed } from './cell';
import { cellName, type FirestoreCell } from './cells';

const CONCURRENCY = 50;
/** The number of cells whose documents are seeded together. */
const BATCH = 200;

/** Returns a failure message if the outcome differs from the policy; otherwise null. */
async function runCell(backend: MatrixBackend, cell: FirestoreCell): Promise<string | null> {
  const tokens = cell.withSettings?.secondFactor ? backend.provenTokens : backend.tokens;
  const token = tokens[cell.actor];
  if (token === undefined) throw new Error(`The backend has no token for the actor "${cell.actor}".`);
  const seen = await askFirestore(backend, token, cell.ask);
  return seen === cell.expected ? null : `${cellName(cell)}: ${seen}, expected ${cell.expected}`;
}

/** Returns the starting state of a cell in a lane, without the documents that its own writes would meet. */
function cleared({ ask, seed }: FirestoreCell): Seed {
  const written = ask.kind === 'commit' ? ask.writes.map(({ path }) => [path, null] as const) : [];
  return { ...Object.fromEntries(written), ...seed };
}

async function runLane(backend: MatrixBackend, cells: FirestoreCell[]): Promise<(string | null)[]> {
  const failures: (string | null)[] = [];
  // The seeded state, or empty if the last cell might have changed it. A refused request must change nothing.
  let standing = '';
  /** The paths that the last cell seeded or wrote. */
  let left: string[] = [];
  /** Returns the documents at these paths as they are without any cell. */
  const restored = (): Seed => Object.fromEntries(left.map((path) => [path, PEOPLE[path] ?? null]));
  for (const cell of cells) {
    const seed = cleared(cell);
    const wanted = JSON.stringify(seed);
    if (wanted !== standing) await seedDocuments(backend, { ...restored(), ...seed });
    left = Object.keys(seed);
    const failure = await runCell(backend, cell);
    standing = cell.expected !== 'allowed' && failure === null ? wanted : '';
    failures.push(failure);
  }
  // Settings left by the last cell would affect the next run.
  await seedDocuments(backend, restored());
  return failures;
}

async function runFreely(backend: MatrixBackend, cells: FirestoreCell[]): Promise<(string | null)[]> {
  const failures: (string | null)[] = [];
  for (let from = 0; from < cells.length; from += BATCH) {
    const batch = cells.slice(from, from + BATCH);
    const present = batch.flatMap(({ seed }) => Object.entries(seed).filter(([, fields]) => fields !== null));
    await seedDocuments(backend, Object.fromEntries(present));
    const first = await pLimit(CONCURRENCY).map(batch, (cell) => runCell(backend, cell));
    // Commits that contend for the change counter are all aborted on a slow machine, so these are sent again alone.
    for (const [index, cell] of batch.entries()) {
      const failure = first[index] ?? null;
      failures.push(failure?.includes(': status 409: ') ? await runCell(backend, cell) : failure);
    }
  }
  return failures;
}

/** Runs cells on a backend and returns a failure message for each unexpected outcome. */
export async function runFirestoreCells(backend: MatrixBackend, cells: FirestoreCell[]): Promise<string[]> {
  const lanes = [...new Set(cells.map(({ lane }) => lane))];
  const run = (lane: string | undefined) => {
    const own = cells.filter((cell) => cell.lane === lane);
    return lane === undefined ? runFreely(backend, own) : runLane(backend, own);
  };
  // The clock's lane runs alone, because the other cells also write or delete the clock.
  const clock = await run('clock');
  const others = lanes.filter((lane) => lane !== 'clock' && lane !== SETTINGS_LANE);
  const failures = await Promise.all(others.map(run));
  const withSettings = await run(SETTINGS_LANE);
  return [clock, ...failures, withSettings].flat().filter((failure) => failure !== null);
}
