import { isRefusal } from '@/components/admin/kit/error-message';
import { databaseNow } from '@/lib/firebase/database-now';
import { generateId } from '@/lib/records/ids';
import {
  dropWork,
  LongWorkError,
  putWork,
  StaleWorkError,
  type Work,
  type WorkKey,
} from '@/lib/records/work';
import { dropLocal, keepLocal, noteDiscard } from './local-copies';

/**
 * The usual interval between writes of a copy to the server, in milliseconds. Firestore limits a document to about one
 * write per second.
 */
const INTERVAL = 1_100;

/** The delay before the first write after a pause, in milliseconds. It lets the write include several keystrokes. */
const START = 150;

const RETRIES = [2_000, 4_000, 8_000, 15_000, 30_000];

type Place = 'kept' | 'pending' | 'failed';

/** Where the current changes are kept. `at` is the time of the last successful write to the server. */
export type Kept = { device: Place; server: Place; tooLong: boolean; at: Date | null };

export type WorkKeeperOptions = {
  key: WorkKey;
  /** The revision of the copy on the server; 0 if there is none. */
  revision: number;
  /** Whether a write sent before a reload might still reach the server. */
  mayArrive?: boolean | undefined;
  onKept(kept: Kept): void;
  /** Called when the server denies access, because the session might have ended. */
  onRefused(): void;
};

/**
 * Saves an editor's changes on the device immediately, and on the server at intervals, even during typing. The two
 * writes are independent of each other.
 */
export class WorkKeeper {
  #wanted: Work | null = null;
  /** The last state written to the device, or being written; undefined before the first write and for a rewrite. */
  #onDevice: Work | null | undefined;
  #onServer: Work | null;
  /**
   * Changes that were sent but not confirmed. They are sent again before newer changes, because a repeated write
   * succeeds even if the first write reached the server.
   */
  #unconfirmed: Work | null | undefined;
  #deviceWrites = 0;
  #serverBusy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastWrite = -Infinity;
  /** When the next write to the server is due, by the monotonic clock; `Infinity` if none is planned. */
  #dueAt = Infinity;
  #failures = 0;
  #kept: Kept = { device: 'kept', server: 'kept', tooLong: false, at: null };
  #key: WorkKey;
  #revision: number;
  /** Cleared only with the key, because a late write can also recreate a copy that was deleted since. */
  #mayArrive: boolean;
  #options: WorkKeeperOptions;
  #waiting: ((isBackedUp: boolean) => void)[] = [];

  constructor(options: WorkKeeperOptions) {
    this.#options = options;
    this.#key = options.key;
    this.#revision = options.revision;
    this.#mayArrive = options.mayArrive ?? false;
    // Differs from any wanted state, so that the first call of `want` replaces or deletes the stored copy.
    this.#onServer = options.revision > 0 ? { loaded: -1, title: '', values: {} } : null;
  }

  /** Sets the changes to back up; null if there are none. */
  want(work: Work | null): void {
    this.#wanted = work;
    // A failure stays visible until a write succeeds. Otherwise, each keystroke would hide the failure.
    const { device, server } = this.#kept;
    const pending = (place: Place) => (place === 'failed' ? place : 'pending');
    this.#tell({ device: pending(device), server: pending(server) });
    void this.#writeDevice();
    this.#plan(this.#delay());
  }

  /** Sends pending changes without the usual delay. */
  flush(): void {
    this.#failures = 0;
    this.#plan(0);
  }

  /** Sends pending changes without the usual delay. Resolves to whether the server then has all changes. */
  backUp(): Promise<boolean> {
    const outcome = new Promise<boolean>((resolve) => this.#waiting.push(resolve));
    this.flush();
    return outcome;
  }

  #answer(isBackedUp: boolean): void {
    for (const resolve of this.#waiting.splice(0)) resolve(isBackedUp);
  }

  /** Called on sign-in. From then on, the copy belongs to the signed-in user. */
  signedIn(uid: string): void {
    if (uid !== this.#key.uid) this.#moveTo({ uid });
    // Not at once, because each refusal renews the token, which also counts as a sign-in.
    if (this.#failures > 0) this.#plan(RETRIES[0] ?? INTERVAL);
  }

  #tell(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#options.onKept(this.#kept);
  }

  async #writeDevice(): Promise<void> {
    const work = this.#wanted;
    const before = this.#onDevice;
    // Typed text waits for other text that is being written. A discard, and text after it, do not wait, because the page
    // might be closed before that write ends. The browser performs both in order.
    if (work && before !== null && this.#deviceWrites > 0) return;
    this.#deviceWrites += 1;
    this.#onDevice = work;
    let device: Place = 'kept';
    try {
      await this.#putOnDevice(work);
    } catch (error) {
      console.error('Could not update the backup on this device.', error);
      device = 'failed';
      // Otherwise, the note of the discard would also hide this text on the server.
      if (work && before === null && this.#wanted) await dropLocal(this.#key).catch(() => {});
    }
    this.#deviceWrites -= 1;
    if (this.#deviceWrites > 0) return;
    if (this.#onDevice === this.#wanted) this.#tell({ device });
    else void this.#writeDevice();
  }

  #putOnDevice(work: Work | null): Promise<void> {
    const revision = this.#revision;
    if (!work) {
      // If the server might have a copy, a note on the device overrides it until the server's copy is deleted.
      const isThere = revision > 0 || this.#unconfirmed || this.#mayArrive;
      return isThere ? noteDiscard(this.#key, revision + 1) : dropLocal(this.#key);
    }
    // A write without a response might have reached the server, and must not count as newer than these changes.
    const known = this.#unconfirmed === undefined ? revision : revision + 1;
    return keepLocal({
      ...work,
      ...this.#key,
      revision: known,
      sent: this.#onServer === work,
      at: Number(databaseNow()),
    });
  }

  /** Returns the time until the next write. A discard does not wait, because other devices could still restore the copy. */
  #delay = () => (this.#wanted ? Math.max(START, this.#lastWrite + INTERVAL - performance.now()) : 0);

  #plan(delay: number): void {
    if (this.#isOnServer()) {
      clearTimeout(this.#timer);
      this.#dueAt = Infinity;
      this.#tell({ server: 'kept' });
      this.#answer(true);
      return;
    }
    // Each keystroke schedules a write, but must not postpone a write that is already scheduled.
    const dueAt = performance.now() + delay;
    if (this.#serverBusy || dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => {
      this.#dueAt = Infinity;
      void this.#writeServer();
    }, delay);
  }

  #isOnServer = () => this.#unconfirmed === undefined && this.#onServer === this.#wanted;

  async #writeServer(): Promise<void> {
    if (this.#serverBusy) return;
    this.#serverBusy = true;
    this.#lastWrite = performance.now();
    const work = this.#unconfirmed === undefined ? this.#wanted : this.#unconfirmed;
    let delay = INTERVAL;
    try {
      this.#unconfirmed = work;
      await this.#putOnServer(work);
      this.#unconfirmed = undefined;
      this.#onServer = work;
      this.#failures = 0;
      this.#tell({ server: 'pending', tooLong: false, at: databaseNow() });
      this.#rewriteDevice();
      delay = this.#delay();
    } catch (error) {
      delay = this.#afterFailure(error);
    }
    this.#serverBusy = false;
    if (delay >= 0) this.#plan(delay);
  }

  async #putOnServer(work: Work | null): Promise<void> {
    if (work) {
      await putWork(this.#key, work, this.#revision + 1);
      this.#revision += 1;
    } else if (this.#revision > 0) {
      const isDropped = await dropWork(this.#key, this.#revision);
      if (!isDropped && this.#mayArrive) throw new StaleWorkError(this.#revision + 1);
      this.#revision = 0;
    }
  }

  /** Returns the time until the next attempt, in milliseconds; negative if only newer changes can succeed. */
  #afterFailure(error: unknown): number {
    if (error instanceof StaleWorkError) {
      const { stored } = error;
      const hasArrived = this.#mayArrive && stored === this.#revision + 1;
      // Otherwise, another tab with the same name wrote the copy, so this tab's copy gets a new name.
      if (stored === 0 || hasArrived) this.#continueAt(stored);
      else this.#moveTo({ tab: generateId() });
      return 0;
    }
    if (error instanceof LongWorkError) {
      this.#unconfirmed = undefined;
      this.#tell({ server: 'failed', tooLong: true });
      this.#answer(false);
      return -1;
    }
    if (isRefusal(error)) this.#options.onRefused();
    const delay = RETRIES[Math.min(this.#failures, RETRIES.length - 1)] ?? INTERVAL;
    this.#failures += 1;
    this.#tell({ server: 'failed' });
    this.#answer(false);
    return delay;
  }

  /** Continues from the revision that the server has. */
  #continueAt(revision: number): void {
    this.#revision = revision;
    this.#unconfirmed = undefined;
    this.#rewriteDevice();
  }

  /** Continues under another key, under which the server has no copy. */
  #moveTo(change: Partial<WorkKey>): void {
    this.#key = { ...this.#key, ...change };
    this.#mayArrive = false;
    this.#onServer = null;
    this.#continueAt(0);
  }

  /** Rewrites the device's copy after a change of its account or of its revision on the server. */
  #rewriteDevice(): void {
    this.#onDevice = undefined;
    void this.#writeDevice();
  }
}
