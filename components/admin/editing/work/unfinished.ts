import { writerName } from '@/components/admin/editing/versions/writer';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { lists } from '@/content/admin/lists';
import { currentUser } from '@/lib/firebase/auth';
import { type Collection, KINDS, kindOf } from '@/lib/model/kinds';
import { getStaff } from '@/lib/records/staff';
import { getAllWork, hasOtherWork, isOfNewRecord, type WorkingCopy } from '@/lib/records/work';
import { localCopies } from './local-copies';
import { ownCopies } from './open-work';

/** Unsaved work, and the editor in which to continue it. */
export type Unfinished = {
  collection: Collection;
  id: string;
  title: string;
  href: string;
  updatedAt: Date | null;
  /** Whether the record has never been saved. */
  isNew: boolean;
  /** Whether the work is the user's own. If so, lists show it first. */
  first: boolean;
  writer: string;
};

/** Keeps only each account's newest copy of each record. Expects the newest copies first. */
const newestOfEach = (copies: WorkingCopy[]) => [
  ...new Map(
    copies.toReversed().map((copy) => [[copy.collection, copy.id, copy.uid].join('/'), copy]),
  ).values(),
];

/** Returns everybody's unfinished work, including the user's own work that exists only on this device. */
export async function getUnfinished(): Promise<Unfinished[]> {
  const { uid } = currentUser();
  const [server, local, staff] = await Promise.all([getAllWork(), localCopies(uid), getStaff()]);
  const own = server.filter((copy) => copy.uid === uid);
  const others = server.filter((copy) => copy.uid !== uid);
  const hasWork = (copy: WorkingCopy) => Object.keys(copy.values).length > 0 || hasOtherWork(copy);
  const copies = [...ownCopies(own, local).copies, ...others].filter(hasWork);
  const listed = newestOfEach(copies).map(async (copy) => ({
    collection: copy.collection,
    id: copy.id,
    title: kindOf(copy.collection).ids
      ? KINDS[copy.collection].words.name
      : copy.title.trim() || lists.unfinished.newRecord,
    href: editorAddress(copy.collection, copy.id),
    updatedAt: copy.at,
    isNew: await isOfNewRecord(copy),
    first: copy.uid === uid,
    writer: writerName(copy.uid, uid, staff),
  }));
  return Promise.all(listed);
}
