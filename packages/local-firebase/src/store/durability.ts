import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Database } from './database';

const sync = promisify(fdatasync);

/** Makes commits durable. Concurrent commits share a sync. */
export type Durability = {
  /** Resolves when every commit made before the call is on disk. Rejects if the disk fails. */
  settled(): Promise<void>;
  close(): void;
};

/**
 * SQLite commits without a sync (`synchronous = NORMAL`), so a response waits until the write-ahead log has been
 * synced. A running sync covers only earlier writes, so commits made during a sync share the next sync.
 */
export function createDurability(db: Database, logFile: string): Durability {
  const handle = openSync(logFile, 'r+');
  const countChanges = db.prepare<unknown[]>('SELECT total_changes() AS changes');
  const changes = () => (countChanges.get([]) as { changes: number }).changes;
  let durable = changes();
  let failure: unknown = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function run(): Promise<void> {
    const covered = changes();
    try {
      await sync(handle);
    } catch (error) {
      // The system might have dropped data that it failed to write, so a later successful sync would prove nothing.
      failure = error;
      throw error;
    }
    durable = covered;
  }

  function start(): Promise<void> {
    const own = run().finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  }

  function startAfter(before: Promise<void>): Promise<void> {
    const own = before
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    next = own;
    return own;
  }

  return {
    async settled() {
      if (failure !== null) throw failure;
      if (changes() === durable) return;
      await (running ? (next ?? startAfter(running)) : start());
    },
    close: () => closeSync(handle),
  };
}
