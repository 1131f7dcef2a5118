import { z } from 'zod';
import { ApiError } from '../../http/api-error';
import type { Operation } from '../access';
import type { FirestoreContext } from '../context';
import { requestTime } from '../documents/clock';
import { formatTime } from '../time';
import type { Transaction } from '../transactions';
import type { Call } from './method';

/** google.firestore.v1.TransactionOptions; what it leaves out means that the transaction may write. */
export const transactionOptions = z.strictObject({
  readOnly: z.strictObject({ readTime: z.string().optional() }).optional(),
  readWrite: z.strictObject({ retryTransaction: z.string().optional() }).optional(),
});

export type TransactionOptions = z.output<typeof transactionOptions>;

export function refusePastReads(readTime: string | undefined): void {
  if (readTime === undefined) return;
  throw new ApiError('UNIMPLEMENTED', 'Reads at a past time are not supported.');
}

/** Which state a read sees: the latest, a transaction's, or that of a transaction it begins. */
export const consistency = {
  transaction: z.string().optional(),
  newTransaction: transactionOptions.optional(),
  readTime: z.string().optional(),
};

type Consistency = { transaction?: string; newTransaction?: TransactionOptions; readTime?: string };

export type Reading = {
  transaction: Transaction | null;
  /** The id to tell the client when this read began the transaction. */
  begun: string | null;
  readTime: string;
  /** Throws `PERMISSION_DENIED`. */
  check(operations: readonly Operation[]): void;
};

/** Prepares a read. Throws for ended transactions, and for reads of the past, which are not kept. */
export function beginReading(context: FirestoreContext, { caller }: Call, chosen: Consistency): Reading {
  const { clock, documents, access, transactions } = context;
  refusePastReads(chosen.readTime ?? chosen.newTransaction?.readOnly?.readTime);
  const begun = chosen.newTransaction
    ? transactions.begin({ readOnly: 'readOnly' in chosen.newTransaction })
    : null;
  const now = clock.now();
  const lookup = { before: documents.read, after: documents.read };
  return {
    transaction: begun ?? (chosen.transaction ? transactions.get(chosen.transaction) : null),
    begun: begun?.id ?? null,
    readTime: formatTime(now),
    check: (operations) =>
      access.check(caller, operations, new Date(Number(requestTime(now) / 1000n)), lookup),
  };
}
