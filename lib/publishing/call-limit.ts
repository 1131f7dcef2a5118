import { type Publication, revisionMark } from './revision-mark';

/** How many calls at once, and how many milliseconds until one more. */
type Limit = { burst: number; refill: number };

/** Records that somebody publishes one after another, and the same one while its pages lag. */
const ANY: Limit = { burst: 100, refill: 200 };
const SAME: Limit = { burst: 20, refill: 1_000 };

/** More than ever publish at a time. */
const MOST_BUCKETS = 1_000;

/** When each bucket is full again, in milliseconds since the epoch; of this instance of the server alone. */
const fullAgain = new Map<string, number>();

function forgetFull(time: number): void {
  for (const [name, moment] of fullAgain) if (moment <= time) fullAgain.delete(name);
}

/** Takes one call from a bucket. @returns 0, or the seconds after which there is one to take. */
function take(bucket: string, { burst, refill }: Limit, time: number): number {
  if (fullAgain.size > MOST_BUCKETS) forgetFull(time);
  const moment = Math.max(fullAgain.get(bucket) ?? time, time) + refill;
  const excess = moment - time - burst * refill;
  if (excess > 0) return Math.ceil(excess / 1_000);
  fullAgain.set(bucket, moment);
  return 0;
}

/**
 * Counts a call about a publication.
 * @param time milliseconds since the epoch.
 * @returns 0 when the call may go on, else the seconds after which one may.
 */
export function secondsToWait(
  caller: string,
  { collection, id, revision }: Publication,
  time: number,
): number {
  const mark = revisionMark({ collection, id, revision: revision ?? 0 });
  return take(`${caller} ${mark}`, SAME, time) || take(caller, ANY, time);
}
