import { currentUser } from '@/lib/firebase/auth';
import { databaseNow } from '@/lib/firebase/database-now';
import { emptyRecord } from '@/lib/model/converter';
import { changedFields, type FieldChange } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { getEarlier } from '@/lib/records/history';
import { type Presence, reportPresence } from '@/lib/records/presence';
import {
  dropWork,
  getWorkOf,
  hasOtherWork,
  ownKey,
  type Values,
  type WorkingCopy,
  type WorkKey,
  workName,
} from '@/lib/records/work';
import { dropLocal, type LocalCopy, localCopies, noteDiscard } from './local-copies';
import { openTabs, thisTab } from './tab';

/** The user's earlier unsaved changes to a record, with which the editor opens. */
export type Resumed = {
  copy: WorkingCopy;
  /** The record's state on which the changes are based. */
  base: object;
  /** Whether the changes are the shared draft rather than the user's own unsaved work. */
  isShared?: boolean;
};

/** A copy at its revision on the server. The revision is 0 if the server has no copy. */
export type OwnCopy = WorkingCopy & {
  /** Whether a write of the copy, sent by a tab that was closed since, might still reach the server. */
  mayArrive?: boolean;
};

/** The state of the user's working copies of a record when the editor opens. */
export type OpenedWork = {
  key: WorkKey;
  /** The revision of this tab's copy on the server; 0 if there is none. */
  revision: number;
  /** Whether a write of this tab's copy, sent before a reload, might still reach the server. */
  mayArrive?: boolean;
  resumed: Resumed | null;
  /**
   * The closed tab's copy that contained the changes, if any, at its revision on the server. Deleted once this tab's copy
   * is on the server, or the changes have been discarded.
   */
  moved: OwnCopy | null;
};

/** The time, in milliseconds, within which a write that a closed tab sent can still reach the server. */
const LATE_MS = 60_000;

const fromLocal = ({ at, ...copy }: LocalCopy): WorkingCopy => ({
  ...copy,
  at: new Date(at),
  since: new Date(at),
});

/**
 * Returns the user's own copies in their newest state, newest first, and the obsolete copies on the device. A copy is
 * obsolete if it reached the server but is no longer there, because the changes were saved, discarded or moved.
 */
export function ownCopies(
  server: readonly WorkingCopy[],
  local: readonly LocalCopy[],
): { copies: WorkingCopy[]; obsolete: LocalCopy[] } {
  const stored = new Map(server.map((copy) => [workName(copy), copy]));
  const copies = new Map(stored);
  const obsolete: LocalCopy[] = [];
  for (const copy of local) {
    const name = workName(copy);
    const sent = stored.get(name);
    if (!sent && copy.sent) obsolete.push(copy);
    else if (copy.revision >= (sent?.revision ?? 0)) copies.set(name, fromLocal(copy));
  }
  return { copies: [...copies.values()].toSorted((a, b) => Number(b.at) - Number(a.at)), obsolete };
}

/** Returns the changes that a working copy would make to the current record. */
export const changesOf = (name: Collection, record: object, values: Values) =>
  changedFields(name, record, { ...record, ...values });

/** Returns the record at a revision, or an empty record if that revision is not stored. */
export async function stateAt(name: Collection, record: Stamped, revision: number): Promise<object> {
  if (revision === record.revision) return record;
  const earlier = revision > 0 ? await getEarlier(name, record.id, revision) : null;
  return earlier ?? emptyRecord(name, record.id);
}

/**
 * Deletes a copy on the server and on this device, unless newer changes have reached the server.
 * @param revision the copy's revision on the server, which can be lower than on this device
 */
const dropCopy = async (copy: WorkingCopy, revision = copy.revision): Promise<void> => {
  if (revision > 0 && !(await dropWork(copy, revision))) return;
  await dropLocal(copy).catch(() => {});
};

/**
 * Discards a copy, also if the page is closed, or the server cannot be reached, before it is deleted there. A write that
 * may still arrive would create the copy again, so the note on this device stays and overrides it.
 */
export const discardCopy = async (copy: OwnCopy): Promise<void> => {
  const { revision, mayArrive = false } = copy;
  void noteDiscard(copy, mayArrive ? revision + 1 : revision).catch(() => {});
  if (!mayArrive) await dropCopy(copy);
  else if (revision > 0) await dropWork(copy, revision);
};

const readOwnCopies = async (name: Collection, id: string, uid: string) => {
  const [server, local] = await Promise.all([getWorkOf(name, id), localCopies(uid)]);
  const own = ownCopies(
    server.filter((copy) => copy.uid === uid),
    local.filter((copy) => copy.collection === name && copy.id === id),
  );
  const revisionOnServer = (one: WorkKey) =>
    server.find((copy) => workName(copy) === workName(one))?.revision ?? 0;
  const unsent = (one: WorkKey) => local.find((copy) => workName(copy) === workName(one) && !copy.sent);
  return { local, revisionOnServer, unsent, ...own };
};

export type DeletedWork = { copy: OwnCopy; changes: FieldChange[] };

/** Returns the user's own unsaved changes to a deleted record, newest first, each at its revision on the server. */
export async function workOnDeleted(name: Collection, id: string): Promise<DeletedWork[]> {
  const { copies, revisionOnServer, unsent } = await readOwnCopies(name, id, currentUser().uid);
  const works = await Promise.all(
    copies.map(async (copy) => {
      const base = (await getEarlier(name, id, copy.loaded)) ?? emptyRecord(name, id);
      return {
        copy: { ...copy, revision: revisionOnServer(copy), mayArrive: unsent(copy) !== undefined },
        changes: changesOf(name, base, copy.values),
      };
    }),
  );
  return works.filter(({ copy, changes }) => changes.length > 0 || hasOtherWork(copy));
}

const isOpenIn = (present: Presence[], uid: string, tab: string) =>
  present.some((one) => one.uid === uid && one.tab === tab);

/**
 * Finds the user's unsaved changes to a record: this tab's changes if there are any, and otherwise the newest changes
 * from another tab. Changes are copied from an open tab but moved from a closed tab. Also deletes obsolete copies, and
 * closed tabs' copies that would change nothing.
 */
export async function openWork(name: Collection, record: Stamped, id = record.id): Promise<OpenedWork> {
  const tab = await thisTab();
  const key = ownKey(name, id, tab);
  const { uid } = key;
  const [{ local, revisionOnServer, unsent, copies, obsolete }, present, isOpenHere] = await Promise.all([
    readOwnCopies(name, id, uid),
    reportPresence(name, id, tab),
    openTabs(),
  ]);
  await Promise.all(obsolete.map((copy) => dropLocal(copy).catch(() => {})));
  const isHere = (copy: WorkingCopy) => copy.tab === tab;
  // If a tab crashed or was closed offline, the server continues to list it as open for a while.
  const isClosedHere = (copy: WorkingCopy) =>
    isOpenHere(copy.tab) === false && local.some(({ tab: other }) => other === copy.tab);
  const isOpen = (copy: WorkingCopy) =>
    isOpenHere(copy.tab) || (!isClosedHere(copy) && isOpenIn(present, uid, copy.tab));
  const useful = copies.filter(
    (copy) => changesOf(name, record, copy.values).length > 0 || hasOtherWork(copy),
  );
  // The note of a discard stays as long as a write may arrive.
  const isAwaited = (copy: WorkingCopy) =>
    revisionOnServer(copy) === 0 && Number(databaseNow()) - (unsent(copy)?.at ?? -Infinity) < LATE_MS;
  const useless = copies.filter(
    (copy) => !useful.includes(copy) && !isHere(copy) && !isOpen(copy) && !isAwaited(copy),
  );
  await Promise.all(useless.map((copy) => dropCopy(copy, revisionOnServer(copy))));
  const found = useful.find(isHere) ?? useful[0];
  return {
    key,
    revision: revisionOnServer(key),
    // Without locks, the write could also be that of another tab with the same name.
    mayArrive: isOpenHere(tab) === true && unsent(key) !== undefined,
    resumed: found ? { copy: found, base: await stateAt(name, record, found.loaded) } : null,
    moved:
      found && !isHere(found) && !isOpen(found)
        ? { ...found, revision: revisionOnServer(found), mayArrive: unsent(found) !== undefined }
        : null,
  };
}
