import { readFileSync } from 'node:fs';
import { compileFirestoreRules } from 'local-firebase/rules';
import { prepareCell } from './engine';
import { STATES, WORST_ACTORS, type WorstCell, worstCells } from './worst-commits';

// Firestore lets rules make 10 calls per write and 20 per commit, and evaluate 1,000 expressions per write. All calls are
// counted here, because Firestore does not say which of them it caches. An account with the claim needs one more call, to
// see whether it has a document in People.
const LIMITS = {
  administrator: { callsOfWrite: 7, callsOfCommit: 16, expressions: 730 },
  'account with the claim': { callsOfWrite: 7, callsOfCommit: 17, expressions: 710 },
  'administrator, with the claim': { callsOfWrite: 8, callsOfCommit: 17, expressions: 740 },
};
const MAX_DOCUMENTS_OF_WRITE = 6;
const MAX_DOCUMENTS = 9;

const rules = compileFirestoreRules(readFileSync('firestore.rules', 'utf8'), 'firestore.rules');

type Cost = {
  /** For each write whose rules read documents, the number of calls that read them. */
  calls: number[];
  /** The number of expressions evaluated for each write. */
  expressions: number[];
  /** The largest number of distinct documents read for one write. */
  documentsOfWrite: number;
  /** The number of distinct documents read for the whole commit. */
  documents: number;
};

/** Returns how many reads and expressions the rules need to allow a commit. */
function costOf(cell: WorstCell): Cost {
  const reads: Record<string, number> = {};
  const expressions: number[] = [];
  const documentsOfWrite: number[] = [];
  const shared = new Set<string>();
  const measured: typeof rules = {
    ...rules,
    decide(request) {
      const decision = rules.decide({ ...request, shared });
      expressions.push(decision.cost?.expressions ?? Number.NaN);
      documentsOfWrite.push(decision.cost?.documents ?? Number.NaN);
      return decision;
    },
  };
  const isAllowed = prepareCell(cell, new Date(), (_document, write) => {
    reads[write] = (reads[write] ?? 0) + 1;
  });
  expect(isAllowed(measured)).toBe(true);
  return {
    calls: Object.values(reads),
    expressions,
    documentsOfWrite: Math.max(...documentsOfWrite),
    documents: shared.size,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const all = worstCells();
const GROUPS = WORST_ACTORS.flatMap((actor) =>
  STATES.map(({ name: state, more }) => ({ actor, state, more })),
);

describe.each(GROUPS)('the rules for an $actor, $state', ({ actor, state, more }) => {
  const callsOfWrite = LIMITS[actor].callsOfWrite + more;
  const callsOfCommit = LIMITS[actor].callsOfCommit + more;
  const most = LIMITS[actor].expressions;
  it.each(all.filter((cell) => cell.actor === actor && cell.state === state))(
    `need at most ${callsOfWrite} document calls and ${MAX_DOCUMENTS_OF_WRITE} documents per write, ${callsOfCommit} calls and ${MAX_DOCUMENTS} documents per commit, and ${most} expressions per write, for $name`,
    (cell) => {
      const { calls, documentsOfWrite, documents, expressions } = costOf(cell);
      expect(Math.max(...calls)).toBeLessThanOrEqual(callsOfWrite);
      expect(sum(calls)).toBeLessThanOrEqual(callsOfCommit);
      expect(documentsOfWrite).toBeLessThanOrEqual(MAX_DOCUMENTS_OF_WRITE);
      expect(documents).toBeLessThanOrEqual(MAX_DOCUMENTS);
      expect(Math.max(...expressions)).toBeLessThanOrEqual(most);
    },
  );
});
