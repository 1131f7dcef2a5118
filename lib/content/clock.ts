import {
  doc,
  firestore,
  getDoc,
  increment,
  serverTimestamp,
  type Transaction,
} from '@/lib/firebase/firestore';
import { COLLECTIONS, type Collection } from '@/lib/model/kinds';
import { z } from '@/lib/validation/zod';

/** The record of the latest change that visitors can see. Every server looks at it to learn what to render again. */
export type Change = {
  collection: Collection;
  id: string;
  /** The revision written, or the one deleted. */
  revision: number;
  /** False for a record that left the site. */
  visible: boolean;
};

/** The clock as it is stored; `change` is null after a count that names no record. */
export type Clock = { count: number; change: Change | null };

const changeSchema = z.object({
  collection: z.enum(COLLECTIONS),
  id: z.string(),
  revision: z.int(),
  visible: z.boolean(),
});

/** Reads the clock; null before the first visible change. */
export async function readClock(): Promise<Clock | null> {
  const stored = (await getDoc(doc(firestore(), 'Changes', 'clock'))).data();
  if (!stored) return null;
  return { count: z.int().parse(stored.count), change: changeSchema.safeParse(stored).data ?? null };
}

/** Counts the change in the commit that makes it. The rules demand this for whatever visitors can see. */
export function tickClock(transaction: Transaction, change: Change): void {
  const fields = { ...change, count: increment(1), at: serverTimestamp() };
  transaction.set(doc(firestore(), 'Changes', 'clock'), fields, { merge: true });
}
