import type { Database } from '../../store/database';

export type CommitClock = {
  /** Returns a commit time that is later than all previous ones. Must run inside the commit's transaction. */
  tick(): bigint;
  /** Returns the current time for reads, which is never earlier than the last commit. */
  now(): bigint;
};

const MICROS_PER_MILLISECOND = 1000n;

/**
 * A clock in microseconds since 1970. Commit times always increase, even if the machine's clock is set back or the
 * process restarts.
 */
export function createCommitClock(db: Database): CommitClock {
  const read = db.prepare<unknown[]>('SELECT last_commit AS last FROM firestore_clock');
  const write = db.prepare<unknown[]>('UPDATE firestore_clock SET last_commit = ?');
  const last = () => BigInt((read.get([]) as { last: number }).last);
  const present = () => BigInt(Date.now()) * MICROS_PER_MILLISECOND;
  const later = (a: bigint, b: bigint) => (a > b ? a : b);
  return {
    now: () => later(present(), last()),
    tick() {
      const time = later(present(), last() + 1n);
      write.run([time]);
      return time;
    },
  };
}

/** Returns a commit's time for server timestamps and rules, truncated to whole milliseconds as in Firestore. */
export function requestTime(commitTime: bigint): bigint {
  return commitTime - (commitTime % MICROS_PER_MILLISECOND);
}
