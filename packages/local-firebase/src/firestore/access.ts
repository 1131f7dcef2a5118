import type { Caller } from '../auth/caller';
import { ApiError } from '../http/api-error';
import type { DocumentLookup, FirestoreRequest, Ruleset } from '../rules/ruleset';
import { DATABASE } from './names';

type Distributed<Request> = Request extends FirestoreRequest
  ? Omit<Request, 'auth' | 'time' | 'lookup' | 'database'>
  : never;

/** One thing that a request does, as rules see it. */
export type Operation = Distributed<FirestoreRequest>;

export type Access = {
  /** Throws `PERMISSION_DENIED` unless the rules allow every operation. The owner may do everything. */
  check(caller: Caller, operations: readonly Operation[], time: Date, lookup: DocumentLookup): void;
};

export function createAccess(rules: () => Ruleset<FirestoreRequest>, log: (line: string) => void): Access {
  return {
    check(caller, operations, time, lookup) {
      if (caller.kind === 'owner') return;
      const auth = caller.kind === 'user' ? caller.auth : null;
      const ruleset = rules();
      for (const operation of operations) {
        const decision = ruleset.decide({ ...operation, auth, time, lookup, database: DATABASE });
        if (decision.allowed) continue;
        log(`Denied: ${operation.method} of ${JSON.stringify(operation.path.join('/'))}: ${decision.reason}`);
        throw new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
      }
    },
  };
}

/** For operations that no rule can allow. Throws `PERMISSION_DENIED`. */
export function requireOwner(caller: Caller): void {
  if (caller.kind !== 'owner') {
    throw new ApiError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}
