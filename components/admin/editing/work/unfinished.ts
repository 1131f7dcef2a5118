import { editorAddress } from '@/components/admin/kit/editor-address';
import { personName } from '@/components/admin/kit/person-name';
import { lists } from '@/content/admin/lists';
import { currentUser } from '@/lib/firebase/auth';
import { type Collection, isPublishable, kindOf } from '@/lib/model/kinds';
import { textIn } from '@/lib/model/text-in';
import type { Draft } from '@/lib/records/drafts';
import { getUnasked } from '@/lib/records/requests';
import { getStaff } from '@/lib/records/staff';
import { getAllWork, hasOtherWork, isOfNewRecord, UNNAMED, type WorkingCopy } from '@/lib/records/work';
import { localCopies } from './local-copies';
import { ownCopies } from './open-work';

/** Unsaved work or a shared draft, and the editor in which to continue it. */
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
  author: string;
};

/** Returns the title of unfinished work in lists. For a PDF link without a title, this is its file name. */
export function titleInLists({ collection, id }: Pick<Draft, 'collection' | 'id'>, title: string): string {
  const { ids, words } = kindOf(collection);
  if (ids) return words.name;
  const isUnnamed = isPublishable(collection) || id === UNNAMED;
  return title.trim() || (isUnnamed ? lists.unfinished.newRecord : id);
}

/** Keeps only each account's newest copy of each record. Expects the newest copies first. */
const newestOfEach = (copies: WorkingCopy[]) => [
  ...new Map(
    copies.toReversed().map((copy) => [[copy.collection, copy.id, copy.uid].join('/'), copy]),
  ).values(),
];

/**
 * Returns everybody's unfinished work, including the user's own work that exists only on this device, and the shared
 * drafts without a request. No other list contains the draft of a record that was never saved.
 */
export async function getUnfinished(): Promise<Unfinished[]> {
  const { uid } = currentUser();
  const [server, local, drafts, staff] = await Promise.all([
    getAllWork(),
    localCopies(uid),
    getUnasked(),
    getStaff(),
  ]);
  const own = server.filter((copy) => copy.uid === uid);
  const others = server.filter((copy) => copy.uid !== uid);
  const hasWork = (copy: WorkingCopy) => Object.keys(copy.values).length > 0 || hasOtherWork(copy);
  const copies = [...ownCopies(own, local).copies, ...others].filter(hasWork);
  const listed = newestOfEach(copies).map(async (copy) => ({
    collection: copy.collection,
    id: copy.id,
    title: titleInLists(copy, copy.title),
    href: editorAddress(copy.collection, copy.id),
    updatedAt: copy.at,
    isNew: await isOfNewRecord(copy),
    first: copy.uid === uid,
    author: personName(copy.uid, uid, staff),
  }));
  const work = await Promise.all(listed);
  const isListed = (draft: Unfinished) =>
    work.some(({ href, author }) => href === draft.href && author === draft.author);
  const shared = await Promise.all(
    drafts.map(async ({ collection, id, record, authors, at }: Draft) => ({
      ...{ collection, id, href: editorAddress(collection, id), updatedAt: at },
      title: titleInLists({ collection, id }, textIn(record, 'title')),
      isNew: await isOfNewRecord({ collection, id, loaded: record.revision }),
      first: authors.includes(uid),
      author: personName(authors.at(-1) ?? '', uid, staff),
    })),
  );
  return [...work, ...shared.filter((draft) => !isListed(draft))];
}
