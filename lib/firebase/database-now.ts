import { DatabaseTime } from './database-time';

const time = new DatabaseTime();

/** How far this device's clock was ahead of the database's at the latest response, in milliseconds. */
let ahead = 0;

const watchers = new Set<() => void>();

/** A smaller change in the estimate is a difference between response times, not a jump. */
const JUMP_MS = 1_000;

/**
 * Returns the database's current time or, before its first response, this device's time. A record's publication state
 * is never shown before a response, because the record itself comes in one.
 */
export const databaseNow = (): Date => time.now() ?? new Date();

/** Returns how far this device's clock is ahead of the database's, in milliseconds; 0 before the first response. */
export const deviceAhead = (): number => ahead;

/**
 * Calls `changed` when a response shows that the estimate was wrong or that the device's clock was changed. The
 * estimate can be wrong after the device has slept. Returns an unsubscribe function.
 */
export function watchDatabaseTime(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

const isJump = (before: number, after: number) => Math.abs(after - before) > JUMP_MS;

function note(readTime: string, at: number): void {
  const estimate = Number(databaseNow());
  time.note(readTime, at);
  const now = Number(databaseNow());
  const before = ahead;
  ahead = Date.now() - now;
  if (isJump(estimate, now) || isJump(before, ahead)) for (const changed of watchers) changed();
}

const READ = /:(?:runQuery|batchGet|runAggregationQuery)(?:\?|$)/;

/** Finds the first read time in a response. Inside a document's text, its quotation marks would be escaped. */
const READ_TIME = /"readTime":\s*"([^"]+)"/;

/**
 * Replaces `fetch` to take the time from this page's reads from Firestore. Uses the body, because browsers hide the
 * `Date` header of other origins.
 */
export function followDatabaseTime(origin: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const at = performance.now();
    const address = String(input);
    if (!address.startsWith(`${origin}/v1/`) || !READ.test(address)) return response;
    const body = await response.text();
    const readTime = READ_TIME.exec(body)?.[1];
    if (readTime) note(readTime, at);
    return new Response(body, { status: response.status });
  };
}
