import { type OpenedWork, stateAt } from '@/components/admin/editing/work/open-work';
import { pickEditable } from '@/lib/model/editable';
import type { Collection, DeletableCollection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { textIn } from '@/lib/model/text-in';
import { type Draft, getDraft } from '@/lib/records/drafts';
import { getFromTrash } from '@/lib/records/history';
import { getApprovalKinds } from '@/lib/records/settings';

export type SharedDraft<Item extends Stamped = Stamped> = Omit<Draft, 'record'> & { record: Item };

/** A record's shared draft, and the revision on which the form is based. */
export type OpenedDraft<Item extends Stamped = Stamped> = {
  draft: SharedDraft<Item> | null;
  /** The revision of the draft on which the form is based; 0 if it is based on none. */
  seen: number;
  /** Whether the kind needs a second person before visitors see a record. */
  needsApproval: boolean;
};

export const NO_DRAFT: OpenedDraft<never> = { draft: null, seen: 0, needsApproval: false };

/** Returns a record's shared draft, or null if there is none. */
export const readDraft = async <Item extends Stamped>(name: Collection, id: string) =>
  // The compiler cannot infer that these are the named kind's records.
  (await getDraft(name, id)) as SharedDraft<Item> | null;

/** Reads a record's shared draft, and whether its kind needs a second person. */
export async function readShared<Item extends Stamped>(
  name: Collection,
  id: string,
): Promise<Omit<OpenedDraft<Item>, 'seen'>> {
  const [draft, kinds] = await Promise.all([id ? readDraft<Item>(name, id) : null, getApprovalKinds()]);
  return { draft, needsApproval: kinds.includes(name) };
}

/** Reads a deleted record and its shared draft. Returns null if the record is not deleted. */
export async function readDeleted(name: DeletableCollection, id: string) {
  const [record, shared] = await Promise.all([getFromTrash(name, id), readShared(name, id)]);
  return record && { ...shared, record };
}

/** Fills the form with the shared draft, if any, unless the user has unsaved changes of their own. */
export async function openDraft<Item extends Stamped>(
  name: Collection,
  record: Item,
  opened: OpenedWork,
  shared: Omit<OpenedDraft<Item>, 'seen'>,
): Promise<{ opened: OpenedWork; shared: OpenedDraft<Item> }> {
  const { draft } = shared;
  if (!draft) return { opened, shared: { ...shared, seen: 0 } };
  if (opened.resumed) {
    const isBasedOnIt = opened.resumed.copy.draft === draft.revision;
    return { opened, shared: { ...shared, seen: isBasedOnIt ? draft.revision : 0 } };
  }
  const { revision: loaded } = draft.record;
  const title = textIn(draft.record, 'title');
  const values = pickEditable(name, draft.record);
  const copy = { ...opened.key, revision: 0, loaded, title, values, since: draft.at, at: draft.at };
  const base = await stateAt(name, record, loaded);
  return {
    opened: { ...opened, resumed: { copy, base, isShared: true } },
    shared: { ...shared, seen: draft.revision },
  };
}
