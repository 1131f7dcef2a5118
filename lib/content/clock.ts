import {
  type DocumentData,
  doc,
  firestore,
  increment,
  serverTimestamp,
  type Transaction,
} from '@/lib/firebase/firestore';
import type { Collection } from './records';

/** The record of the latest change that visitors can see. Every server looks at it to learn what to render again. */
export type Change = {
  collection: Collection;
  id: string;
  /** The revision written, or the one deleted. */
  revision: number;
  /** False for a record that left the site. */
  visible: boolean;
};

/**
 * Whether visitors see this state now or may come to: a scheduled record goes live by the database's time, which the
 * writer's own need not match.
 */
export function isVisible(collection: Collection, id: string, state: DocumentData | null): boolean {
  if (!state) return false;
  if (collection === 'GlobalFootprint') return id === 'published';
  if (collection === 'Link') return true;
  return state.published === true || state.publishAt != null;
}

/** Counts the change in the commit that makes it. The rules demand this for whatever visitors can see. */
export function tickClock(transaction: Transaction, change: Change): void {
  const fields = { ...change, count: increment(1), at: serverTimestamp() };
  transaction.set(doc(firestore(), 'Changes', 'clock'), fields, { merge: true });
}
