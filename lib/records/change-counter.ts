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

/** The stored name is kept, because open admin pages and servers of the previous release use it. */
const reference = () => doc(firestore(), 'Changes', 'clock');

/** The latest visible change. Servers poll the counter to find out which pages to render again. */
export type Change = {
  collection: Collection;
  id: string;
  /** The revision that was written or deleted. */
  revision: number;
  /** Whether the record is public or scheduled after the change. */
  visible: boolean;
};

/** The stored counter; `change` is null if the latest increment did not name a record. */
export type ChangeCounter = { count: number; change: Change | null };

const changeSchema = z.object({
  collection: z.enum(COLLECTIONS),
  id: z.string(),
  revision: z.int(),
  visible: z.boolean(),
});

/**
 * Returns the stored counter, or null before the first visible change. @throws ZodError if the stored count is invalid
 */
export async function readChangeCounter(): Promise<ChangeCounter | null> {
  const stored = (await getDoc(reference())).data();
  if (!stored) return null;
  return { count: z.int().parse(stored.count), change: changeSchema.safeParse(stored).data ?? null };
}

/** Increments the counter in the transaction that makes the change. The rules require this for visible changes. */
export function countChange(transaction: Transaction, change: Change): void {
  const fields = { ...change, count: increment(1), at: serverTimestamp() };
  transaction.set(reference(), fields, { merge: true });
}
