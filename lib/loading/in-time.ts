/** Milliseconds after which a script that is loaded when it is needed counts as missing. */
export const SCRIPT_TIMEOUT = 120_000;

/**
 * A part of the program that is being loaded; the bundler itself would wait for it for ever.
 * @throws Error named ChunkLoadError when it has not arrived in time.
 */
export function inTime<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const missing = new Error(`A script did not arrive within ${SCRIPT_TIMEOUT} ms.`);
    timer = setTimeout(() => reject(Object.assign(missing, { name: 'ChunkLoadError' })), SCRIPT_TIMEOUT);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
