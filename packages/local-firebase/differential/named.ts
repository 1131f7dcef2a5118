import type { CommitCase } from './commits';
import type { QueryCase } from './queries';

type Outcome = { local: unknown; official: unknown };
type Named<Case> = { reason: string; matches(trial: Case, outcome: Outcome): boolean };

const text = (json: unknown) => JSON.stringify(json);
const statusOf = (outcome: unknown) => (outcome as { status?: number }).status;

const areBothAnswered = ({ local, official }: Outcome) =>
  statusOf(local) === 200 && statusOf(official) === 200;

/** Known differences in the results of queries. docs/differences.md lists them. */
export const NAMED_QUERIES: Named<QueryCase>[] = [
  {
    reason:
      'sum and avg with a limit or an offset: the emulator takes the first entries of its index, not the first results',
    matches: ({ query, aggregations }, outcome) =>
      areBothAnswered(outcome) &&
      aggregations !== null &&
      ('limit' in query || 'offset' in query) &&
      /"(sum|avg)"/.test(text(aggregations)),
  },
  {
    reason: 'alternatives: the emulator counts a document once for each alternative that it matches',
    matches: ({ query, aggregations }, outcome) =>
      areBothAnswered(outcome) && aggregations !== null && /"OR"|"IN"|_ANY"/.test(text(query)),
  },
];

/** Known differences in the results of commits. docs/differences.md lists them. */
export const NAMED_COMMITS: Named<CommitCase>[] = [
  {
    reason:
      'a commit without writes: local-firebase returns the commit time, and the emulator returns nothing',
    matches: ({ writes }) => writes.length === 0,
  },
  {
    reason: 'a failure of the emulator itself (500)',
    matches: (_, { official }) => statusOf(official) === 500,
  },
];
