import { collection, type DocumentData, firestore, getDocs } from '@/lib/firebase/firestore';
import type { Collection } from '@/lib/model/kinds';

/** Who approved a version of a record. */
export type Approval = {
  /** The id of the account that approved it. */
  by: string;
  /** The ids of the accounts that wrote it. */
  authors: readonly string[];
  /** Why an administrator approved it alone, in an emergency; otherwise ''. */
  reason: string;
};

export const toApproval = ({ by, authors, reason }: DocumentData): Approval => ({ by, authors, reason });

/** Returns a record's approvals by the revision that each approved. For staff only. */
export async function getApprovals(name: Collection, id: string): Promise<Map<number, Approval>> {
  const { docs } = await getDocs(collection(firestore(), name, id, 'approvals'));
  return new Map(docs.map((one) => [Number(one.id), toApproval(one.data())]));
}
