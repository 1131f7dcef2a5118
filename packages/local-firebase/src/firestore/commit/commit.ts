import type { LimitEvaluation } from '../../anonymous-limits';
import type { Caller } from '../../auth/caller';
import type { ApiError } from '../../http/api-error';
import type { Database } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import type { Access, Operation } from '../access';
import { type CommitClock, requestTime } from '../documents/clock';
import type { DocumentStore } from '../documents/document-store';
import type { Transaction } from '../transactions';
import type { WireValue } from '../wire';
import { applyWrite } from './apply-write';
import { createPendingState, type PendingState } from './pending-state';
import { preconditionFailure } from './precondition';
import type { Write } from './write';

type WriteResult = { updateTime?: bigint; transformResults: WireValue[] };
export type CommitResult = { commitTime: bigint; results: WriteResult[] };

export type Committer = {
  /**
   * Applies all writes, or throws and applies none. A denial takes precedence over a failed precondition, so that
   * callers without permission cannot use preconditions to find out which documents exist.
   */
  commit(caller: Caller, writes: readonly Write[], transaction: Transaction | null): CommitResult;
};

type Parts = {
  db: Database;
  documents: DocumentStore;
  clock: CommitClock;
  access: Access;
  limitEvaluation: LimitEvaluation;
  root: string;
};

/** Returns the last write to each document. A verification counts only if the document has no other write. */
function writtenOnce(writes: readonly Write[]): Write[] {
  const byPath = new Map<string, Write>();
  for (const write of writes) {
    const key = write.path.join('/');
    if (write.kind !== 'verify' || !byPath.has(key)) byPath.set(key, write);
  }
  return [...byPath.values()];
}

/** Returns the operation that rules must allow: the combined effect of all writes to one document, as in Firestore. */
function operationOf({ read }: DocumentStore, pending: PendingState, { kind, path }: Write): Operation {
  const resource = read(path);
  if (kind === 'verify') return { method: 'get', path, resource };
  const after = pending.document(path);
  if (!after) return { method: 'delete', path, resource };
  const incoming = after.fields;
  return resource ? { method: 'update', path, resource, incoming } : { method: 'create', path, incoming };
}

export function createCommitter({ db, documents, clock, access, limitEvaluation, root }: Parts): Committer {
  function perform(caller: Caller, writes: readonly Write[], transaction: Transaction | null): CommitResult {
    transaction?.requireUnchanged();
    const commitTime = clock.tick();
    const pending = createPendingState(documents, root);
    const failures: ApiError[] = [];
    const transformed: WireValue[][] = [];
    const checkTime = limitEvaluation(caller);
    for (const write of writes) {
      checkTime?.();
      const before = pending.state(write.path);
      const stored = pending.stored(write.path);
      const failure = preconditionFailure(write.path, write.precondition, before, stored);
      if (failure) failures.push(failure);
      const { state, transformResults } = applyWrite(before, write, commitTime);
      if (write.kind !== 'verify') pending.set(write.path, state);
      transformed.push(transformResults);
    }
    const operations = writtenOnce(writes).map((write) => operationOf(documents, pending, write));
    const lookup = { before: documents.read, after: pending.document };
    access.check(caller, operations, new Date(Number(requestTime(commitTime) / 1000n)), lookup);
    const [failure] = failures;
    if (failure) throw failure;
    pending.settle();
    const results = writes.map(({ path, kind }, index): WriteResult => {
      const transformResults = transformed[index] ?? [];
      // For a document verified to be missing, the result contains the commit time.
      const missingAt = kind === 'verify' ? commitTime : undefined;
      return { updateTime: pending.state(path)?.updateTime ?? missingAt, transformResults };
    });
    pending.save();
    return { commitTime, results };
  }

  return {
    commit: (caller, writes, transaction) => inTransaction(db, () => perform(caller, writes, transaction)),
  };
}
