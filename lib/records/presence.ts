import { currentUser } from '@/lib/firebase/auth';
import { databaseNow } from '@/lib/firebase/database-now';
import {
  collection,
  deleteDoc,
  doc,
  firestore,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import type { Collection } from '@/lib/model/kinds';
import { introduceWriter } from './staff';

/** A tab that has a record open, with the time of its last report. */
export type Presence = { uid: string; tab: string; at: Date | null };

/** The interval between reports in milliseconds. */
export const PRESENCE_INTERVAL = 15_000;

/** The time in milliseconds without a report after which a tab counts as closed. */
const PRESENCE_END = 3 * PRESENCE_INTERVAL;

/** The age in milliseconds at which the reports of the user's own earlier tabs are deleted. */
const FORGOTTEN = 86_400_000;

const reference = (uid: string, tab: string) => doc(firestore(), 'Presence', `${uid}_${tab}`);

/**
 * Reports that a tab has a record open, and deletes the user's old reports on that record. Reports carry the server's
 * time.
 * @returns the other tabs that have the record open, including those of the same user
 */
export async function reportPresence(name: Collection, id: string, tab: string): Promise<Presence[]> {
  const { uid } = currentUser();
  await introduceWriter();
  const fields = { collection: name, id, uid, tab, at: serverTimestamp() };
  await setDoc(reference(uid, tab), fields);
  const open = query(
    collection(firestore(), 'Presence'),
    where('collection', '==', name),
    where('id', '==', id),
  );
  const { docs } = await getDocs(open);
  const tabs = docs.map((found) => {
    const { uid: owner, tab: theirs, at } = found.data();
    return { uid: String(owner), tab: String(theirs), at: toDate(at) };
  });
  const now = Number(tabs.find((one) => one.uid === uid && one.tab === tab)?.at ?? databaseNow());
  const age = ({ at }: Presence) => now - Number(at);
  const forgotten = tabs.filter((one) => one.uid === uid && age(one) > FORGOTTEN);
  await Promise.all(forgotten.map((one) => deleteDoc(reference(uid, one.tab)).catch(() => {})));
  return tabs.filter((one) => (one.uid !== uid || one.tab !== tab) && age(one) < PRESENCE_END);
}

/** Deletes a tab's report, because the tab has closed the record. */
export const endPresence = (tab: string): Promise<void> => deleteDoc(reference(currentUser().uid, tab));
