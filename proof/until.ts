import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats a check until it succeeds.
 * @returns the time taken in milliseconds, or null if the check did not succeed in time
 */
export async function until(
  check: () => boolean | Promise<boolean>,
  timeoutMs: number,
  pauseMs = 50,
): Promise<number | null> {
  const begun = performance.now();
  while (!(await check())) {
    if (performance.now() - begun > timeoutMs) return null;
    await sleep(pauseMs);
  }
  return Math.round(performance.now() - begun);
}
