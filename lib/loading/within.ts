/**
 * Waits for a promise, but no longer than `timeout` milliseconds.
 * @param late returns the result after the timeout, or throws
 */
export function within<T>(pending: Promise<T>, timeout: number, late: () => T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeout);
  });
  return Promise.race([pending, timedOut.then(late)]).finally(() => clearTimeout(timer));
}

/** Timeout in milliseconds for reads from the database. */
const READ_TIMEOUT = 5_000;

/**
 * Returns the read's result. @throws the read's error, or Error if the read takes longer than `timeout` milliseconds
 */
export const readInTime = <T>(read: Promise<T>, what: string, timeout = READ_TIMEOUT): Promise<T> =>
  within(read, timeout, () => {
    throw new Error(`Reading ${what} timed out after ${timeout} ms.`);
  });
