import { collection, type DocumentData, firestore, getDocs } from '@/lib/firebase/firestore';
import type { Collection } from '@/lib/model/kinds';

/** Who approved a version of a record, or its deletion. */
export type Approval = {
  /** The id of the account that approved it. */
  by: string;
  /** The ids of the accounts that wrote it, or of the account that asked for the deletion. */
  authors: readonly string[];
  /** Why an administrator approved it alone, in an emergency; otherwise ''. */
  reason: string;
};

export const toApproval = ({ by, authors, reason }: DocumentData): Approval => ({ by, authors, reason });

/** The id of the approval with which a record was deleted at a revision. The approval of a version is named after it. */
export const deletionApproval = (revision: number): string => `${revision}-deletion`;

/** Returns a record's approvals by id. For staff only. */
export async function getApprovals(name: Collection, id: string): Promise<Map<string, Approval>> {
  const { docs } = await getDocs(collection(firestore(), name, id, 'approvals'));
  return new Map(docs.map((one) => [one.id, toApproval(one.data())]));
}
