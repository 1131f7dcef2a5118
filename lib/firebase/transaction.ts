import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction as runInSdk, type Transaction } from 'firebase/firestore/lite';

/** The same as in the SDK. */
const MAX_ATTEMPTS = 5;
const FIRST_DELAY_MS = 1_000;
const DELAY_FACTOR = 1.5;

/** The beginnings of the codes of errors after which a retry is pointless. The SDK retries after all other errors. */
const FINAL = /^(auth|permission|invalid|not|out|unimplemented|data)/;

/** The beginnings of the codes of errors that show that a commit wrote nothing. */
const UNWRITTEN = /^(aborted|failed)/;

const hasCode = (error: unknown, codes: RegExp) => error instanceof FirebaseError && codes.test(error.code);

const isFinal = (error: unknown) => !(error instanceof FirebaseError) || hasCode(error, FINAL);

/** Returns the delay before another attempt, in milliseconds. It is random so that two writers do not keep colliding. */
const delayAfter = (attempt: number) =>
  FIRST_DELAY_MS * DELAY_FACTOR ** (attempt - 1) * (0.5 + Math.random());

/** Returns a promise that rejects with the signal's reason when the signal is aborted. */
const rejectOnAbort = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Runs a transaction, with up to five attempts. The SDK is limited to one attempt, because its own retries have a fault:
 * if the session cannot be renewed, for example offline, they throw an assertion, and the transaction never settles
 * (firebase 12.19).
 * @param signal aborting it before the commit is sent cancels the transaction, which then rejects with the signal's reason
 */
export async function runTransaction<Result>(
  database: Firestore,
  update: (transaction: Transaction) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let isSent = false;
  let lost: unknown;
  const cancellable = async (transaction: Transaction) => {
    isSent = false;
    const result = await Promise.race([rejectOnAbort(signal), update(transaction)]);
    isSent = true;
    return result;
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runInSdk(database, cancellable, { maxAttempts: 1 });
    } catch (error) {
      // After an abort, the error of a commit is reported, because it may have succeeded without a response.
      if (error === signal?.reason && lost) throw lost;
      if (isSent && !hasCode(error, UNWRITTEN)) lost = error;
      if (attempt === MAX_ATTEMPTS || isFinal(error) || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayAfter(attempt)));
    }
  }
}
