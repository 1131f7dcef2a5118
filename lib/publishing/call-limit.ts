/** Calls at once, as when somebody publishes one record after another; then one more every second. */
const BURST = 20;
const REFILL = 1_000;

/** More accounts than ever publish at a time. */
const MOST_CALLERS = 1_000;

/** For one instance of the server: each has its own. */
const fullAgain = new Map<string, number>();

function forgetRested(time: number): void {
  for (const [caller, moment] of fullAgain) if (moment <= time) fullAgain.delete(caller);
}

/**
 * Takes one call from the caller's bucket.
 * @param time milliseconds since the epoch.
 * @returns 0 when the call may go on, else the seconds after which one may.
 */
export function secondsToWait(caller: string, time: number): number {
  if (fullAgain.size > MOST_CALLERS) forgetRested(time);
  const moment = Math.max(fullAgain.get(caller) ?? time, time) + REFILL;
  const excess = moment - time - BURST * REFILL;
  if (excess > 0) return Math.ceil(excess / 1_000);
  fullAgain.set(caller, moment);
  return 0;
}
