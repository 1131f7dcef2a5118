import { type OpenedWork, stateAt } from '@/components/admin/editing/work/open-work';
import { pickEditable } from '@/lib/model/editable';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { type Draft, getDraft } from '@/lib/records/drafts';
import { getApprovalKinds } from '@/lib/records/settings';

export type SharedDraft<Item extends Publishable = Publishable> = Omit<Draft, 'record'> & { record: Item };

/** A record's shared draft, and what the form knows of it. */
export type OpenedDraft<Item extends Publishable = Publishable> = {
  draft: SharedDraft<Item> | null;
  /** The revision of the draft on which the form is based; 0 if it is based on none. */
  seen: number;
  /** Whether the kind needs a second person before visitors see a record. */
  needsApproval: boolean;
};

export const NO_DRAFT: OpenedDraft<never> = { draft: null, seen: 0, needsApproval: false };

/** Returns a record's shared draft, or null if there is none. */
export const readDraft = async <Item extends Publishable>(name: PublishableCollection, id: string) =>
  // The compiler cannot infer that these are the named kind's records.
  (await getDraft(name, id)) as SharedDraft<Item> | null;

/**
 * Reads a record's shared draft, which fills the form unless the user has unsaved changes of their own.
 */
export async function openDraft<Item extends Publishable>(
  name: PublishableCollection,
  record: Item,
  opened: OpenedWork,
): Promise<{ opened: OpenedWork; shared: OpenedDraft<Item> }> {
  const [draft, kinds] = await Promise.all([readDraft<Item>(name, record.id), getApprovalKinds()]);
  const needsApproval = kinds.includes(name);
  if (!draft) return { opened, shared: { draft, seen: 0, needsApproval } };
  if (opened.resumed) {
    const isBasedOnIt = opened.resumed.copy.draft === draft.revision;
    return { opened, shared: { draft, seen: isBasedOnIt ? draft.revision : 0, needsApproval } };
  }
  const { title, revision: loaded } = draft.record;
  const values = pickEditable(name, draft.record);
  const copy = { ...opened.key, revision: 0, loaded, title, values, since: draft.at, at: draft.at };
  const base = await stateAt(name, record, loaded);
  return {
    opened: { ...opened, resumed: { copy, base, isShared: true } },
    shared: { draft, seen: draft.revision, needsApproval },
  };
}
