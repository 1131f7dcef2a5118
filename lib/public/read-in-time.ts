import { within } from '@/lib/loading/within';

const TIMEOUT_MS = 5_000;

/**
 * Returns the read's result. @throws the read's error, or Error if the read takes longer than `timeout` milliseconds
 */
export function readInTime<T>(read: Promise<T>, what: string, timeout = TIMEOUT_MS): Promise<T> {
  return within(read, timeout, () => {
    throw new Error(`Reading ${what} timed out after ${timeout} ms.`);
  });
}
