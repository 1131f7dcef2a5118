import { titleInLists } from '@/components/admin/editing/work/unfinished';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { personName } from '@/components/admin/kit/person-name';
import { approval } from '@/content/admin/approval';
import { currentUser } from '@/lib/firebase/auth';
import type { Collection } from '@/lib/model/kinds';
import { textIn } from '@/lib/model/text-in';
import type { Draft } from '@/lib/records/drafts';
import { getRequests, getReturned } from '@/lib/records/requests';
import { getStaff } from '@/lib/records/staff';

/** A draft that waits for a publisher or, if a publisher returned it, for its author. */
export type Request = {
  collection: Collection;
  id: string;
  title: string;
  href: string;
  updatedAt: Date | null;
  /** Who asked, or returned the draft. */
  person: string;
  note: string;
  isReturned: boolean;
  /** Whether it asks to delete the record. */
  isDeletion: boolean;
  /** Whether the user changed the draft. */
  isOwn: boolean;
  record: Draft['record'];
};

/** Returns the words before the name of the person: who asked for what, or who returned the draft. */
export function saidBy({ isReturned, isDeletion }: Pick<Request, 'isReturned' | 'isDeletion'>): string {
  if (isReturned) return approval.home.returnedBy;
  return isDeletion ? approval.home.deletionBy : approval.home.by;
}

/** Returns the drafts with a request, the oldest first, and those returned to the user. */
export async function getWaiting(): Promise<Request[]> {
  const reader = currentUser().uid;
  const [asked, returned, staff] = await Promise.all([getRequests(), getReturned(), getStaff()]);
  return [...asked, ...returned].map((draft) => ({
    ...{ collection: draft.collection, id: draft.id, record: draft.record, note: draft.note },
    title: titleInLists(draft, textIn(draft.record, 'title')),
    href: editorAddress(draft.collection, draft.id),
    updatedAt: draft.at,
    person: personName(draft.noteBy, reader, staff),
    isReturned: !draft.asked,
    isDeletion: draft.asked === 'deletion',
    isOwn: draft.authors.includes(reader),
  }));
}
