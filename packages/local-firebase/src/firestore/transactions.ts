import { randomBytes } from 'node:crypto';
import { ApiError } from '../http/api-error';
import type { Snapshot } from './snapshot';

/** The maximum age of a transaction. Source: Firestore's documentation, 'Usage and limits'. */
const MAX_AGE_MS = 270_000;
const MAX_OPEN = 1000;

export type Transaction = {
  id: string;
  /** The snapshot of a read-only transaction; null for a read-write transaction. */
  snapshot: Snapshot | null;
  /** Records a read, with a function that returns whether the read would still have the same result. */
  watch(isUnchanged: () => boolean): void;
  /** Throws `ABORTED` if any recorded read would now have a different result. */
  requireUnchanged(): void;
};

export type Transactions = {
  /** Begins a transaction, which is read-only if it has a snapshot. */
  begin(snapshot: Snapshot | null): Transaction;
  /** Returns the open transaction with this id. Throws `INVALID_ARGUMENT` if there is none. */
  get(id: string): Transaction;
  end(id: string): void;
  /** Ends all transactions. */
  close(): void;
};

function createTransaction(snapshot: Snapshot | null): Transaction {
  const reads: (() => boolean)[] = [];
  return {
    id: randomBytes(16).toString('base64'),
    snapshot,
    watch: (isUnchanged) => {
      reads.push(isUnchanged);
    },
    requireUnchanged() {
      if (reads.every((isUnchanged) => isUnchanged())) return;
      throw new ApiError('ABORTED', 'Data read by this transaction has changed. Run the transaction again.');
    },
  };
}

/** Manages optimistic transactions. They lock nothing; a commit fails if data that its transaction read has changed. */
export function createTransactions(now: () => number = Date.now): Transactions {
  const open = new Map<string, { transaction: Transaction; begun: number }>();

  function forgetOld(): void {
    for (const [id, { begun }] of open) {
      if (open.size < MAX_OPEN && now() - begun <= MAX_AGE_MS) return;
      forget(id);
    }
  }

  function forget(id: string): void {
    open.get(id)?.transaction.snapshot?.close();
    open.delete(id);
  }

  return {
    begin(snapshot) {
      forgetOld();
      const transaction = createTransaction(snapshot);
      open.set(transaction.id, { transaction, begun: now() });
      return transaction;
    },
    get(id) {
      forgetOld();
      const found = open.get(id);
      if (!found) throw new ApiError('INVALID_ARGUMENT', 'Transaction is invalid or closed.');
      return found.transaction;
    },
    end: forget,
    close() {
      for (const id of open.keys()) forget(id);
    },
  };
}
