import { setTimeout as sleep } from 'node:timers/promises';
import { get } from './wire';

/** Requests an address over a new connection. @returns the status, or the error's code */
const visit = (address: string): Promise<number | string> =>
  get(address).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => String(error.code),
  );

export type Visits = { count: number; failures: string[] };

/**
 * Requests pages until the returned function is called. That function returns the number of requests, and the pages that
 * did not return 200.
 * @param pause the time in milliseconds before each visitor requests the next page
 */
export function startVisitors(
  origin: string,
  paths: string[],
  { visitors = 4, pause = 0 } = {},
): () => Promise<Visits> {
  const visits: Visits = { count: 0, failures: [] };
  let isEnding = false;
  const visiting = Array.from({ length: visitors }, async () => {
    while (!isEnding) {
      for (const path of paths) {
        const status = await visit(origin + path);
        visits.count += 1;
        if (status !== 200) visits.failures.push(`${path} returned ${status}`);
        await sleep(pause);
      }
    }
  });
  return async () => {
    isEnding = true;
    await Promise.all(visiting);
    return visits;
  };
}
