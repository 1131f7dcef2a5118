import type { DatabaseTime } from '../lib/firebase/database-time';
import { within } from '../lib/loading/within';
import type { PublicContent } from '../lib/public/public-content';
import { MAX_CHECK_AGE_MS } from '../lib/publishing/freshness';
import { type ChangeCounter, readChangeCounter } from '../lib/records/change-counter';
import { logFault, logInfo } from './log';
import { databaseSeconds } from './metrics';

/** Polling interval while the site has visitors. */
const INTERVAL_MS = 1_000;

/** How long polling continues after the last visit. */
const ACTIVE_MS = 60_000;

/** The longest time that a request waits for a check. */
const CHECK_WAIT_MS = 300;

/**
 * For this long after a failed or slow check, requests do not wait for another check. Must exceed the timeout of a
 * request to the database (`lib/firebase/checked-fetch.ts`).
 */
const SILENCE_MS = 7_000;

/** A longer gap between two ticks of the timer means that the process was suspended. */
const PAUSED_MS = 2_500;

const NEVER = Number.NEGATIVE_INFINITY;

/** Polling interval for scheduled records. */
const SCHEDULE_INTERVAL_MS = 2_000;

/** A check reloads content older than this, in case an edit in the Firebase console did not update the counter. */
const RELOAD_MS = 3_600_000;

/**
 * Polls the change counter in the database, and keeps the content up to date. A request after a suspension waits briefly
 * for a new check.
 */
export class ChangeWatch {
  #count: number | null = null;
  #checkedAt = NEVER;
  #loadedAt = NEVER;
  #scheduleAt = NEVER;
  #visitedAt = NEVER;
  #resumedAt = NEVER;
  #mayHaveLostConnections = false;
  #silentUntil = NEVER;
  #check: Promise<void> | null = null;
  #isFollowing = false;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;
  #content: PublicContent;
  #databaseTime: DatabaseTime;
  #afterCheck: () => void;

  constructor(content: PublicContent, databaseTime: DatabaseTime, afterCheck: () => void) {
    this.#content = content;
    this.#databaseTime = databaseTime;
    this.#afterCheck = afterCheck;
  }

  /** The monotonic time at which the last successful check began. */
  get checkedAt(): number {
    return this.#checkedAt;
  }

  /** The seconds since the last successful check began; infinite before the first one. */
  get age(): number {
    return (performance.now() - this.#checkedAt) / 1_000;
  }

  /** Whether a check failed or was slow within the last few seconds, and none has succeeded since. */
  get isUnreachable(): boolean {
    return performance.now() < this.#silentUntil;
  }

  /** The state of the database at the last check, or `unchecked` if there was none in the last few seconds. */
  get databaseState(): 'available' | 'unavailable' | 'unchecked' {
    if (this.isUnreachable) return 'unavailable';
    return performance.now() - this.#checkedAt <= SILENCE_MS ? 'available' : 'unchecked';
  }

  start(): void {
    let tickedAt = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (now - tickedAt > PAUSED_MS) {
        this.#resumedAt = now;
        this.#mayHaveLostConnections = true;
        this.#silentUntil = NEVER;
      }
      tickedAt = now;
      // Until the first successful check, poll even without visitors: a load balancer sends no visitors until the
      // server is ready.
      if (this.#count === null || now - this.#visitedAt < ACTIVE_MS) void this.check();
    }, INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Records a visit. If the last check is stale, waits briefly for another, or not at all while the database is
   * unreachable.
   */
  async visit(): Promise<void> {
    const now = performance.now();
    this.#visitedAt = now;
    if (now - this.#checkedAt <= MAX_CHECK_AGE_MS) return;
    if (this.isUnreachable) {
      void this.check();
      return;
    }
    await within(this.#checkSince(now - MAX_CHECK_AGE_MS), CHECK_WAIT_MS, () => {
      this.#silentUntil = performance.now() + SILENCE_MS;
    });
  }

  /**
   * Repeats the check until one that began at or after this time succeeds, or until the database is unreachable. A
   * check that is already in flight may have begun before a suspension.
   */
  async #checkSince(oldest: number): Promise<void> {
    do await this.check();
    while (this.#checkedAt < oldest && !this.isUnreachable);
  }

  /** Checks once; concurrent calls share a check. Never rejects. */
  check(): Promise<void> {
    this.#check ??= this.#checkNow().finally(() => {
      this.#check = null;
    });
    return this.#check;
  }

  async #checkNow(): Promise<void> {
    const started = performance.now();
    const observed = databaseSeconds.startTimer();
    try {
      await this.#follow(await readChangeCounter());
      observed({ outcome: 'read' });
      this.#checkedAt = started;
      this.#silentUntil = NEVER;
      this.#mayHaveLostConnections = false;
      if (this.#hasFailed) logInfo('The database can be read again.');
      this.#hasFailed = false;
    } catch (error) {
      observed({ outcome: 'failed' });
      // The database may be reachable despite the failure if a suspension interrupted the check, or if this was the
      // first check after a suspension, during which the connection may have been closed.
      if (started >= this.#resumedAt) {
        if (!this.#mayHaveLostConnections) this.#silentUntil = performance.now() + SILENCE_MS;
        this.#mayHaveLostConnections = false;
      }
      if (!this.#hasFailed) logFault(error);
      this.#hasFailed = true;
    }
    // A record's unpublish time may pass during a database outage. Only the database's time, which is estimated from
    // earlier responses, is needed to remove the record.
    const now = this.#databaseTime.now();
    if (now) this.#content.dropEnded(now);
    this.#afterCheck();
    if (!this.isUnreachable) void this.#followSchedule();
  }

  async #follow(counter: ChangeCounter | null): Promise<void> {
    const count = counter?.count ?? 0;
    const isDue = performance.now() - this.#loadedAt >= RELOAD_MS;
    if (count === this.#count && !isDue) return;
    const now = this.#databaseTime.now() ?? new Date();
    if (counter?.change && !isDue && count === (this.#count ?? Number.NaN) + 1) {
      await this.#content.follow(counter.change, now);
    } else {
      await this.#content.load(now);
      this.#loadedAt = performance.now();
    }
    this.#count = count;
  }

  /** Adds scheduled records that are due. Requests do not wait for this, so a record may appear a few seconds late. */
  async #followSchedule(): Promise<void> {
    const started = performance.now();
    const now = this.#databaseTime.now();
    if (!now || this.#isFollowing || started - this.#scheduleAt < SCHEDULE_INTERVAL_MS) return;
    this.#scheduleAt = started;
    this.#isFollowing = true;
    try {
      await this.#content.followSchedule(now);
      this.#afterCheck();
    } catch (error) {
      logFault(error);
    } finally {
      this.#isFollowing = false;
    }
  }
}
