import { doc, firestore, increment, serverTimestamp, type Transaction } from '@/lib/firebase/firestore';
import type { Collection } from '@/lib/model/kinds';

/** The record of the latest change that visitors can see. Every server looks at it to learn what to render again. */
export type Change = {
  collection: Collection;
  id: string;
  /** The revision written, or the one deleted. */
  revision: number;
  /** False for a record that left the site. */
  visible: boolean;
};

/** Counts the change in the commit that makes it. The rules demand this for whatever visitors can see. */
export function tickClock(transaction: Transaction, change: Change): void {
  const fields = { ...change, count: increment(1), at: serverTimestamp() };
  transaction.set(doc(firestore(), 'Changes', 'clock'), fields, { merge: true });
}
