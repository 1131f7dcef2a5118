import type { LimitEvaluation } from '../anonymous-limits';
import type { Caller } from '../auth/caller';
import { createDenials } from '../denials';
import { ApiError } from '../http/api-error';
import type { DocumentLookup, FirestoreRequest, Ruleset } from '../rules/ruleset';
import { DATABASE } from './names';

type Distributed<Request> = Request extends FirestoreRequest
  ? Omit<Request, 'auth' | 'time' | 'lookup' | 'database' | 'shared' | 'checkTime'>
  : never;

/** An operation that rules must allow, without the details that all operations of a request share. */
export type Operation = Distributed<FirestoreRequest>;

/**
 * The highest costs of evaluating rules so far. Firestore limits `documents` to 10 and `expressions` to 1,000 for one
 * operation, and `documentsOfCommit` to 20 for all operations of a request that is not a query.
 */
export type HighestCost = { documents: number; documentsOfCommit: number; expressions: number };

function raise(highest: HighestCost, cost: Partial<HighestCost>): void {
  highest.documents = Math.max(highest.documents, cost.documents ?? 0);
  highest.documentsOfCommit = Math.max(highest.documentsOfCommit, cost.documentsOfCommit ?? 0);
  highest.expressions = Math.max(highest.expressions, cost.expressions ?? 0);
}

export type Access = {
  readonly highest: HighestCost;

  /** Throws `PERMISSION_DENIED` unless the rules allow every operation. The owner may do anything. */
  check(caller: Caller, operations: readonly Operation[], time: Date, lookup: DocumentLookup): void;
};

export function createAccess(
  rules: () => Ruleset<FirestoreRequest>,
  limitEvaluation: LimitEvaluation,
  log: (line: string) => void,
): Access {
  const logDenial = createDenials('firestore', log);
  const highest: HighestCost = { documents: 0, documentsOfCommit: 0, expressions: 0 };
  return {
    highest,
    check(caller, operations, time, lookup) {
      if (caller.kind === 'owner') return;
      const auth = caller.kind === 'user' ? caller.auth : null;
      const ruleset = rules();
      const checkTime = limitEvaluation(caller);
      // A query's operations do not share a limit. For each operation, rules may read as many documents as for a single
      // get.
      const shared = operations.some(({ method }) => method === 'list') ? undefined : new Set<string>();
      for (const operation of operations) {
        const decision = ruleset.decide({
          ...operation,
          auth,
          time,
          lookup,
          database: DATABASE,
          shared,
          checkTime,
        });
        raise(highest, { ...decision.cost, documentsOfCommit: shared?.size });
        if (decision.allowed) continue;
        logDenial({ ...operation, reason: decision.reason });
        throw new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
      }
    },
  };
}

/** Throws `PERMISSION_DENIED` unless the caller is the owner. For requests that no rule can allow. */
export function requireOwner(caller: Caller): void {
  if (caller.kind !== 'owner') {
    throw new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}
