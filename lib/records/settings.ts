import { errorCode } from '@/lib/firebase/auth-errors';
import { doc, firestore, getDoc } from '@/lib/firebase/firestore';
import type { Collection } from '@/lib/model/kinds';
import { mayPublish } from '@/lib/model/people';
import { getColleagues } from './colleagues';
import { ApprovalNeededError, TooFewPublishersError } from './errors';
import { writeKept } from './kept';

const readApproval = async () => (await getDoc(doc(firestore(), 'Settings', 'approval'))).data();

/** Returns the kinds whose records need a second person before visitors see them. For staff only. */
export const getApprovalKinds = async (): Promise<Collection[]> => (await readApproval())?.kinds ?? [];

/** Returns why a record that visitors see was not written. The error from the rules does not contain the reason. */
export async function whyRefused(
  name: Collection,
  action: 'save' | 'restore',
  error: unknown,
): Promise<unknown> {
  if (errorCode(error) !== 'permission-denied') return error;
  const kinds: Collection[] = await getApprovalKinds().catch(() => []);
  return kinds.includes(name) ? new ApprovalNeededError(action) : error;
}

/** Returns the ids of the accounts that may publish. */
async function activePublishers(): Promise<string[]> {
  const colleagues = await getColleagues();
  return colleagues.filter(({ active, role }) => active && mayPublish(role)).map(({ uid }) => uid);
}

/**
 * Sets the kinds that need a second person. For administrators only.
 * @throws TooFewPublishersError; StaleListError if somebody else sets them at the same time
 */
export async function setApprovalKinds(kinds: readonly Collection[]): Promise<void> {
  const publishers = kinds.length > 0 ? (await activePublishers()).slice(0, 2) : [];
  if (kinds.length > 0 && publishers.length < 2) throw new TooFewPublishersError();
  await writeKept('Settings', 'approval', (await readApproval())?.revision ?? 0, { kinds, publishers });
}
