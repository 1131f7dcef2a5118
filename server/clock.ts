import { type Clock, readClock } from '../lib/content/clock';
import type { DatabaseTime } from '../lib/firebase/checked-fetch';
import type { PublicContent } from './content';
import { logFault, logInfo } from './log';

/** No page is sent on the strength of a look that is older. */
const MAX_AGE_MS = 2_000;

/** Between looks while visitors come. */
const INTERVAL_MS = 1_000;

/** Visitors keep the looks going for this long. */
const ACTIVE_MS = 60_000;

/** How long a request waits for a look. */
const LOOK_WAIT_MS = 300;

/** How long requests do not wait after a look that failed or was late. Longer than a look takes to fail. */
const SILENCE_MS = 7_000;

/** A timer this late means that the process was paused. */
const PAUSED_MS = 2_500;

const NEVER = Number.NEGATIVE_INFINITY;

/** Between looks for scheduled records. */
const SCHEDULE_INTERVAL_MS = 2_000;

/** The net under the clock: everything is read anew, in case an edit in the console was not counted. */
const RELOAD_MS = 3_600_000;

/** Looks at the database's clock and brings the content up to date. Times are monotonic: a paused process looks first. */
export class ClockWatch {
  #count: number | null = null;
  #lookedAt = NEVER;
  #loadedAt = NEVER;
  #scheduleAt = NEVER;
  #visitedAt = NEVER;
  #resumedAt = NEVER;
  #silentUntil = NEVER;
  #look: Promise<void> | null = null;
  #isFollowing = false;
  #hasScheduleFailed = false;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;
  #content: PublicContent;
  #databaseTime: DatabaseTime;
  #onChange: () => void;

  constructor(content: PublicContent, databaseTime: DatabaseTime, onChange: () => void) {
    this.#content = content;
    this.#databaseTime = databaseTime;
    this.#onChange = onChange;
  }

  /** The count of the last look, null before the first. */
  get count(): number | null {
    return this.#count;
  }

  /** Whether a look failed or was late a moment ago. An older failure means nothing: nobody has looked since. */
  get isSilent(): boolean {
    return performance.now() < this.#silentUntil;
  }

  start(): void {
    let tickedAt = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (now - tickedAt > PAUSED_MS) {
        this.#resumedAt = now;
        this.#silentUntil = NEVER;
      }
      tickedAt = now;
      // Until the first look succeeds nobody visits: the server is not ready.
      if (this.#count === null || now - this.#visitedAt < ACTIVE_MS) void this.look();
    }, INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Notes a visitor and returns whether what is in memory may be sent without a look. */
  visit(): boolean {
    const now = performance.now();
    this.#visitedAt = now;
    return now - this.#lookedAt <= MAX_AGE_MS;
  }

  /** Waits for a look, but not long, and not at all while the database is silent. */
  async settle(): Promise<void> {
    if (this.isSilent) {
      void this.look();
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#silentUntil = performance.now() + SILENCE_MS;
        resolve();
      }, LOOK_WAIT_MS);
    });
    await Promise.race([this.#lookSince(performance.now() - MAX_AGE_MS), late]);
    clearTimeout(timer);
  }

  /** Looks until a look that began after this time succeeds: one under way may have begun before a pause. */
  async #lookSince(oldest: number): Promise<void> {
    do await this.look();
    while (this.#lookedAt < oldest && !this.isSilent);
  }

  /** Looks once; calls at the same time share a look. Never rejects. */
  look(): Promise<void> {
    this.#look ??= this.#lookNow().finally(() => {
      this.#look = null;
    });
    return this.#look;
  }

  async #lookNow(): Promise<void> {
    const started = performance.now();
    try {
      await this.#follow(await readClock());
      this.#lookedAt = started;
      this.#silentUntil = NEVER;
      if (this.#hasFailed) logInfo('The database answers again.');
      this.#hasFailed = false;
    } catch (error) {
      // A look that a pause interrupted says nothing about the database.
      if (started >= this.#resumedAt) this.#silentUntil = performance.now() + SILENCE_MS;
      if (!this.#hasFailed) logFault(error);
      this.#hasFailed = true;
    }
    this.#onChange();
    if (!this.isSilent) void this.#followSchedule();
  }

  async #follow(clock: Clock | null): Promise<void> {
    const count = clock?.count ?? 0;
    const isDue = performance.now() - this.#loadedAt >= RELOAD_MS;
    if (count === this.#count && !isDue) return;
    if (clock?.change && !isDue && count === (this.#count ?? Number.NaN) + 1) {
      await this.#content.follow(clock.change);
    } else {
      await this.#content.load(this.#databaseTime.now() ?? new Date());
      this.#loadedAt = performance.now();
    }
    this.#count = count;
  }

  /** Takes in scheduled records whose time has come. No visitor waits for this: they may be seconds late. */
  async #followSchedule(): Promise<void> {
    const started = performance.now();
    const now = this.#databaseTime.now();
    if (!now || this.#isFollowing || started - this.#scheduleAt < SCHEDULE_INTERVAL_MS) return;
    this.#scheduleAt = started;
    this.#isFollowing = true;
    try {
      await this.#content.followSchedule(now);
      this.#hasScheduleFailed = false;
      this.#onChange();
    } catch (error) {
      if (!this.#hasScheduleFailed) logFault(error);
      this.#hasScheduleFailed = true;
    } finally {
      this.#isFollowing = false;
    }
  }
}
