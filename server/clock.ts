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

/** Between looks for scheduled records. */
const SCHEDULE_INTERVAL_MS = 2_000;

/** The net under the clock: everything is read anew, in case an edit in the console was not counted. */
const RELOAD_MS = 3_600_000;

/** Looks at the database's clock and brings the content up to date. Times are monotonic: a paused process looks first. */
export class ClockWatch {
  #count: number | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #scheduleAt = Number.NEGATIVE_INFINITY;
  #visitedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<void> | null = null;
  #isSilent = false;
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

  /** Whether the last look failed or does not end. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (performance.now() - this.#visitedAt < ACTIVE_MS) void this.look();
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
    const look = this.look();
    if (this.#isSilent) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#isSilent = true;
        resolve();
      }, LOOK_WAIT_MS);
    });
    await Promise.race([look, late]);
    clearTimeout(timer);
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
      if (started - this.#scheduleAt >= SCHEDULE_INTERVAL_MS) await this.#followSchedule(started);
      this.#lookedAt = started;
      if (this.#isSilent) logInfo('The database answers again.');
      this.#isSilent = false;
    } catch (error) {
      if (!this.#isSilent) logFault(error);
      this.#isSilent = true;
    }
    this.#onChange();
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

  async #followSchedule(started: number): Promise<void> {
    const now = this.#databaseTime.now();
    if (now) await this.#content.followSchedule(now);
    this.#scheduleAt = started;
  }
}
