import {
  collection,
  collectionGroup,
  type DocumentData,
  doc,
  firestore,
  getDoc,
  orderBy,
  type Query,
  query,
  where,
} from '@/lib/firebase/firestore';
import { toDate } from '@/lib/model/converter';
import { COLLECTIONS, type Collection, kindOf } from '@/lib/model/kinds';
import type { InviteState, Role } from '@/lib/model/people';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import { type Approval, deletionApproval, toApproval } from './approvals';
import { readEverything } from './read';

/** Collections of decisions, which have a history like records. */
export const DECISIONS = ['People', 'Invites', 'Settings'] as const;

type DecisionCollection = (typeof DECISIONS)[number];

/** The role that somebody was given, `deactivated`, the state of an invitation, or `set` for settings. */
type Decided = Role | 'deactivated' | InviteState | 'set';

/** A version of a record or decision that was saved, or the deletion of a record. */
export type Activity = {
  collection: Collection | DecisionCollection;
  id: string;
  title: string;
  revision: number;
  at: Date;
  /** The id of the account. */
  by: string;
  /** The state after the change. Files have only `saved` and `deleted`. */
  what: PublicationState | 'saved' | 'deleted' | Decided;
  /** Set if the version was published, or the record deleted, by an approval. */
  approval?: Approval | undefined;
};

/** A period, including both ends. */
type Period = { from: Date; to: Date };

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

function decided(name: DecisionCollection, { role, active, state }: DocumentData): Decided {
  if (name === 'Settings') return 'set';
  if (name === 'Invites') return state;
  return active === true ? role : 'deactivated';
}

function decisionOf(name: DecisionCollection, id: string, document: DocumentData): Activity[] {
  const at = toDate(document.since);
  if (!at) return [];
  const { email, revision, by } = document;
  return [{ collection: name, id, title: email ?? id, revision, at, by, what: decided(name, document) }];
}

export const isDecision = (name: string): name is DecisionCollection =>
  DECISIONS.some((known) => known === name);

async function readFormerDecisions(period: Period): Promise<Activity[]> {
  const entries = await readEverything(
    during(collectionGroup(firestore(), 'history'), 'record.since', period),
  );
  return entries.flatMap((entry) => {
    const [name = '', id = ''] = entry.ref.path.split('/');
    return isDecision(name) ? decisionOf(name, id, entry.data().record) : [];
  });
}

async function readDecisions(name: 'People' | 'Invites', period: Period): Promise<Activity[]> {
  const found = await readEverything(during(collection(firestore(), name), 'since', period));
  return found.flatMap((one) => decisionOf(name, one.id, one.data()));
}

/** The settings cannot be listed. */
async function readSettings({ from, to }: Period): Promise<Activity[]> {
  const found = await Promise.all(
    ['approval', 'security'].map((id) => getDoc(doc(firestore(), 'Settings', id))),
  );
  return found
    .flatMap((one) => decisionOf('Settings', one.id, one.data() ?? {}))
    .filter(({ at }) => at >= from && at <= to);
}

/** Returns the approvals of a period by the path of the version that each approved. */
async function readApprovals(period: Period): Promise<Map<string, Approval>> {
  const found = await readEverything(during(collectionGroup(firestore(), 'approvals'), 'at', period));
  return new Map(found.map((one) => [one.ref.path, toApproval(one.data())]));
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

/**
 * Returns the deletions of a period. When a record is deleted, its last version is replaced by none. Tombstones would not
 * do, because a restore removes them.
 * @param versions all versions that were saved in the period
 */
async function readDeletions(period: Period, versions: Promise<Activity[]>): Promise<Activity[]> {
  const entries = await readEverything(during(collectionGroup(firestore(), 'history'), 'replacedAt', period));
  const keyOf = (name: string, id: string, at: Date) => `${name}/${id} ${at.getTime()}`;
  const saved = new Set((await versions).map((one) => keyOf(one.collection, one.id, one.at)));
  return entries.flatMap((entry) => {
    const [name = '', id = ''] = entry.ref.path.split('/');
    const { record, revision, replacedAt, replacedBy: by } = entry.data();
    const at = toDate(replacedAt);
    if (!isCollection(name) || !at || saved.has(keyOf(name, id, at))) return [];
    return [{ collection: name, id, title: String(record.title || id), revision, at, by, what: 'deleted' }];
  });
}

const approvalOf = ({ collection: name, id, revision, what }: Activity, approvals: Map<string, Approval>) =>
  approvals.get(`${name}/${id}/approvals/${what === 'deleted' ? deletionApproval(revision) : revision}`);

/**
 * Returns every change in a period, newest first, to a record, an account's role, an invitation or the settings, from
 * the documents and their history. A purge deletes old history, and with it the changes.
 */
export async function readActivity(period: Period): Promise<Activity[]> {
  const versions = Promise.all([
    readEarlier(period),
    ...COLLECTIONS.map((name) => readPresent(name, period)),
  ]).then((all) => all.flat());
  const [approvals, ...parts] = await Promise.all([
    readApprovals(period),
    readFormerDecisions(period),
    readDecisions('People', period),
    readDecisions('Invites', period),
    readSettings(period),
    versions,
    readDeletions(period, versions),
  ]);
  return parts
    .flat()
    .map((change) => ({ ...change, approval: approvalOf(change, approvals) }))
    .toSorted((a, b) => Number(b.at) - Number(a.at));
}
