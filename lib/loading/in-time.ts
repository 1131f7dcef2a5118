import { within } from './within';

/** Timeout in milliseconds for scripts loaded on demand. */
const SCRIPT_TIMEOUT = 120_000;

/**
 * Adds a timeout to a dynamic import, because the bundler sets none.
 * @throws Error named ChunkLoadError on timeout; the import's own error if it fails
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  return within(loading, SCRIPT_TIMEOUT, () => {
    const missing = new Error(`A script did not load within ${SCRIPT_TIMEOUT} ms.`);
    throw Object.assign(missing, { name: 'ChunkLoadError' });
  });
}
