import type Database from 'libsql';
import { z } from 'zod';
import { authError } from './auth-error';
import { fingerprint } from './secrets';

/** An account or IP address whose failures are counted. After `free` recent failures, further attempts are delayed. */
export type Subject = { name: string; free: number };

/** The first delay, in milliseconds. Each further failure doubles the delay, up to `MAX_WAIT_MS`. */
const FIRST_WAIT = 1_000;
const MAX_WAIT_MS = 30_000;
/** The longest delay for which an attempt is held. Attempts with a longer delay are refused. */
const MAX_HOLD_MS = 4_000;
/** One failure is forgiven for each full minute since the last counted attempt. */
const FORGIVEN_EVERY = 60_000;
/** Counts older than this are deleted on startup, because all their failures have been forgiven. */
const MEMORY = 24 * 60 * 60 * 1000;
/** A subject's count never exceeds its `free` by more than this. */
const MAX_EXCESS = 10;

const Row = z.object({ count: z.number(), last_at: z.number() });
type Failures = { count: number; lastAt: number };

export type Throttle = ReturnType<typeof createThrottle>;

/** Delays attempts after repeated failures. The counts are in the database, so a restart does not reset them. */
export function createThrottle(db: Database.Database, now: () => Date) {
  db.prepare('DELETE FROM auth_failures WHERE last_at < ?').run([now().getTime() - MEMORY]);

  const read = ({ name }: Subject, time: number): Failures => {
    const row = db
      .prepare('SELECT count, last_at FROM auth_failures WHERE subject = ?')
      .get([fingerprint(name)]);
    if (row === undefined) return { count: 0, lastAt: 0 };
    const { count, last_at } = Row.parse(row);
    // Without this limit, setting the machine's clock back would block attempts until the clock caught up.
    const lastAt = Math.min(last_at, time + MAX_HOLD_MS);
    return { count: Math.max(0, count - Math.floor(Math.max(0, time - lastAt) / FORGIVEN_EVERY)), lastAt };
  };

  const write = ({ name }: Subject, count: number, lastAt: number): void => {
    db.prepare('INSERT OR REPLACE INTO auth_failures (subject, count, last_at) VALUES (?, ?, ?)').run([
      fingerprint(name),
      count,
      lastAt,
    ]);
  };

  return {
    /**
     * Counts an attempt as failed until `succeed` or `excuse` is called, so that concurrent attempts also delay each
     * other. Returns the wait in milliseconds. Throws `TOO_MANY_ATTEMPTS_TRY_LATER`, without counting the attempt, if
     * the wait is too long.
     */
    begin(subjects: Subject[]): number {
      const time = now().getTime();
      const known = subjects.map((subject) => ({ subject, ...read(subject, time) }));
      const start = Math.max(
        time,
        ...known.map(({ subject, count, lastAt }) => lastAt + waitAfter(count - subject.free)),
      );
      if (start - time > MAX_HOLD_MS) throw authError('TOO_MANY_ATTEMPTS_TRY_LATER');
      for (const { subject, count } of known)
        write(subject, Math.min(count + 1, subject.free + MAX_EXCESS), start);
      return start - time;
    },

    /** Resets the subjects' failure counts. */
    succeed(subjects: Subject[]): void {
      for (const { name } of subjects)
        db.prepare('DELETE FROM auth_failures WHERE subject = ?').run([fingerprint(name)]);
    },

    /** Removes one attempt from the subject's count. */
    excuse(subject: Subject): void {
      const { count, lastAt } = read(subject, now().getTime());
      write(subject, Math.max(0, count - 1), lastAt);
    },
  };
}

function waitAfter(over: number): number {
  return over < 0 ? Number.NEGATIVE_INFINITY : Math.min(FIRST_WAIT * 2 ** over, MAX_WAIT_MS);
}
