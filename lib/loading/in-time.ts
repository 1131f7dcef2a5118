/** Timeout in milliseconds for scripts loaded on demand. */
export const SCRIPT_TIMEOUT = 120_000;

/**
 * Adds a timeout to a dynamic import, because the bundler sets none.
 * @throws Error named ChunkLoadError on timeout; the import's own error if it fails
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const missing = new Error(`A script did not load within ${SCRIPT_TIMEOUT} ms.`);
    timer = setTimeout(() => reject(Object.assign(missing, { name: 'ChunkLoadError' })), SCRIPT_TIMEOUT);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
