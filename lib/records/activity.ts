import {
  collection,
  collectionGroup,
  type DocumentData,
  firestore,
  orderBy,
  type Query,
  query,
  where,
} from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import { COLLECTIONS, type Collection, kindOf } from '@/lib/model/kinds';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import { readEverything } from './read';

/** A version of a record that was saved, or the deletion of a record. */
export type Activity = {
  collection: Collection;
  id: string;
  title: string;
  revision: number;
  at: Date;
  /** The id of the account. */
  by: string;
  /** What the record was after the change. Files are only saved. */
  what: PublicationState | 'saved' | 'deleted';
};

/** A period. Both ends belong to it. */
export type Period = { from: Date; to: Date };

const during = (all: Query, field: string, { from, to }: Period) =>
  query(all, where(field, '>=', from), where(field, '<=', to), orderBy(field, 'desc'));

function stateOf(name: Collection, id: string, record: DocumentData, at: Date): Activity['what'] {
  const { life, ids } = kindOf(name);
  if (life === 'file') return 'saved';
  if (life === 'pair') return id === ids[1] ? 'published' : 'draft';
  const { published, publishAt, unpublishAt } = record;
  const times = { publishAt: toDate(publishAt), unpublishAt: toDate(unpublishAt) };
  return publicationState({ published, ...times }, at);
}

function versionOf(name: Collection, id: string, record: DocumentData): Activity[] {
  const at = toDate(record.updatedAt);
  if (!at) return [];
  const { revision = 0, updatedBy: by = '' } = record;
  const title = String(record.title || (kindOf(name).ids ? kindOf(name).words.name : id));
  return [{ collection: name, id, title, revision, at, by, what: stateOf(name, id, record, at) }];
}

const isCollection = (name: string): name is Collection => COLLECTIONS.some((known) => known === name);

async function readEarlier(period: Period): Promise<Activity[]> {
  const entries = await readEverything(
    during(collectionGroup(firestore(), 'history'), 'record.updatedAt', period),
  );
  return entries.flatMap((entry) => {
    const [name = '', id = ''] = entry.ref.path.split('/');
    return isCollection(name) ? versionOf(name, id, entry.data().record) : [];
  });
}

async function readPresent(name: Collection, period: Period): Promise<Activity[]> {
  const records = await readEverything(during(collection(firestore(), name), 'updatedAt', period));
  return records.flatMap((record) => versionOf(name, record.id, record.data()));
}

async function readDeletions(period: Period): Promise<Activity[]> {
  const tombstones = await readEverything(during(collection(firestore(), 'Trash'), 'deletedAt', period));
  return tombstones.flatMap((tombstone) => {
    const { collection: name, id, record, revision, deletedAt, deletedBy: by } = tombstone.data();
    const at = toDate(deletedAt);
    const title = String(record?.title || id);
    return at ? [{ collection: name, id, title, revision, at, by, what: 'deleted' as const }] : [];
  });
}

/**
 * Returns every change to a record in a period, newest first, from the records, their history and the trash. A purge
 * deletes old history, and with it the changes.
 */
export async function readActivity(period: Period): Promise<Activity[]> {
  const parts = await Promise.all([
    readEarlier(period),
    readDeletions(period),
    ...COLLECTIONS.map((name) => readPresent(name, period)),
  ]);
  return parts.flat().toSorted((a, b) => Number(b.at) - Number(a.at));
}
