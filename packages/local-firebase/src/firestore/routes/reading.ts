import { z } from 'zod';
import { MAX_EVALUATION_MS } from '../../anonymous-limits';
import { ApiError } from '../../http/api-error';
import type { Operation } from '../access';
import type { FirestoreContext } from '../context';
import { requestTime } from '../documents/clock';
import type { DocumentStore } from '../documents/document-store';
import type { FoundRow, QueryRunner } from '../query/find';
import { fieldFilters, type Query } from '../query/query';
import type { Readers } from '../readers/readers';
import { formatTime } from '../time';
import type { Transaction } from '../transactions';
import type { Call } from './method';

/** Validates `google.firestore.v1.TransactionOptions`. By default, a transaction is read-write. */
export const transactionOptions = z.strictObject({
  readOnly: z.strictObject({ readTime: z.string().optional() }).optional(),
  readWrite: z.strictObject({ retryTransaction: z.string().optional() }).optional(),
});

export const checkOptions = ({ readOnly, readWrite }: TransactionOptions): void => {
  if (readOnly && readWrite)
    throw new ApiError('INVALID_ARGUMENT', 'A transaction cannot be both read-only and read-write.');
};

export type TransactionOptions = z.output<typeof transactionOptions>;

export function refusePastReads(readTime: string | undefined): void {
  if (readTime === undefined) return;
  throw new ApiError('UNIMPLEMENTED', 'Point-in-time reads are not supported.');
}

/** Validates the fields that select the data to read: the latest data, or an existing or new transaction's data. */
export const consistency = {
  transaction: z.string().optional(),
  newTransaction: transactionOptions.optional(),
  readTime: z.string().optional(),
};

export type Consistency = { transaction?: string; newTransaction?: TransactionOptions; readTime?: string };

/** Larger collections are read in another thread, because this thread must answer other requests meanwhile. */
const LARGE = 2_000;

/** Smaller collections are too, if a query could compare more fields than this. About 10 ms of work. */
const MANY_COMPARISONS = 10_000;

const mostDocumentsHere = ({ where }: Query) =>
  Math.min(LARGE, Math.floor(MANY_COMPARISONS / (fieldFilters(where).length || 1)));

export type Reading = {
  documents: DocumentStore;
  queries: QueryRunner;
  /** The read-write transaction, whose commit must fail if the data read has changed; null if there is none. */
  transaction: Transaction | null;
  /** The id of the transaction that this read began; null if it began none. */
  begun: string | null;
  readTime: string;
  /** The maximum duration of a query in another thread, in milliseconds; undefined if there is none. */
  timeoutMs: number | undefined;
  /** Returns the threads in which to run a query, or null for this one. The queries of transactions run in this one. */
  readersFor(query: Query): Readers | null;
  /** Returns all rows of a query. */
  rows(query: Query): Promise<FoundRow[]>;
  /** Throws `PERMISSION_DENIED` unless the rules allow every operation. */
  check(operations: readonly Operation[]): void;
};

/**
 * Prepares a read. Throws an `ApiError` for contradictory options, for a transaction that has ended, and for a read
 * time, because read times are not supported.
 */
export function beginReading(context: FirestoreContext, { caller }: Call, chosen: Consistency): Reading {
  const { clock, access, transactions, takeSnapshot } = context;
  const timeoutMs = context.limitEvaluation(caller) && MAX_EVALUATION_MS;
  if (chosen.transaction && chosen.newTransaction) {
    throw new ApiError('INVALID_ARGUMENT', 'A read must not have both `transaction` and `newTransaction`.');
  }
  refusePastReads(chosen.readTime ?? chosen.newTransaction?.readOnly?.readTime);
  if (chosen.newTransaction) checkOptions(chosen.newTransaction);
  const begun = chosen.newTransaction
    ? transactions.begin(chosen.newTransaction.readOnly ? takeSnapshot() : null)
    : null;
  const transaction = begun ?? (chosen.transaction ? transactions.get(chosen.transaction) : null);
  const { documents, queries } = transaction?.snapshot ?? context;
  const now = clock.now();
  const readersFor = (query: Query) =>
    transaction === null && queries.isOver(mostDocumentsHere(query), query) ? context.readers : null;
  const lookup = { before: documents.read, after: documents.read };
  return {
    documents,
    queries,
    transaction: transaction?.snapshot ? null : transaction,
    begun: begun?.id ?? null,
    readTime: formatTime(now),
    timeoutMs,
    readersFor,
    async rows(query) {
      const readers = readersFor(query);
      if (!readers) return queries.find(query);
      const rows: FoundRow[] = [];
      for await (const batch of readers.rows(query, timeoutMs)) rows.push(...batch);
      return rows;
    },
    check: (operations) =>
      access.check(caller, operations, new Date(Number(requestTime(now) / 1000n)), lookup),
  };
}
