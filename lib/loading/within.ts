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
