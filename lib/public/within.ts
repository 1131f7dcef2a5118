const TIMEOUT_MS = 5_000;

/**
 * Returns the read's result. @throws the read's error, or Error if the read takes longer than `timeout` milliseconds
 */
export function within<T>(read: Promise<T>, what: string, timeout = TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Reading ${what} timed out after ${timeout} ms.`)), timeout);
  });
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
