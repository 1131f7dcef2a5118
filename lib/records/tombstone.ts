import { type DocumentReference, doc, firestore } from '@/lib/firebase/firestore';
import type { Collection } from '@/lib/model/kinds';

/** The document that keeps a deleted record, so that it can be restored. */
export const tombstoneOf = (name: Collection, id: string): DocumentReference =>
  doc(firestore(), 'Trash', `${name}_${id}`);
