import type { Publication } from './revision-mark';

/** Milliseconds for which a publication that was seen live is remembered. */
const MEMORY = 60_000;
const MOST = 1_000;

/** Of this instance of the server, whose pages are its own. */
const until = new Map<string, number>();

const keyOf = ({ collection, id, revision }: Publication) => `${collection}/${id}@${revision}`;

/** A removal is not remembered: which one it was cannot be told, and another may have followed it. */
export function rememberSeen(change: Publication): void {
  if (change.revision === null) return;
  if (until.size >= MOST) until.clear();
  until.set(keyOf(change), Date.now() + MEMORY);
}

/** Whether this publication was live a moment ago. Pages may have changed since: look at them all the same. */
export const wasSeenLive = (change: Publication): boolean => (until.get(keyOf(change)) ?? 0) > Date.now();
