'use client';

import { useState } from 'react';
import type { Also, useRecordActions } from '@/components/admin/editing/commands/use-record-actions';
import { approval as texts } from '@/content/admin/approval';
import { pickEditable } from '@/lib/model/editable';
import type { PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { stateChange } from '@/lib/model/visibility';
import { askToPublish, deleteDraft, type Ending, returnDraft, saveDraft } from '@/lib/records/drafts';
import { ChangedDraftError, ConflictError } from '@/lib/records/errors';
import { type OpenedDraft, readDraft, type SharedDraft } from './open-draft';

export type SharedDraftOptions<Item extends Publishable> = {
  name: PublishableCollection;
  /** The stored record. */
  record: Item;
  actions: ReturnType<typeof useRecordActions<Item>>;
  /** Puts a colleague's changes to the draft into the form. */
  onMerge(theirs: object, base: object): void;
};

/** The shared draft of a record. */
export function useSharedDraft<Item extends Publishable>(opened: OpenedDraft<Item>) {
  const [shared, setShared] = useState({ draft: opened.draft, seen: opened.seen });
  return { ...shared, setShared, inForm: shared.draft?.revision === shared.seen ? shared.draft : null };
}

/** The actions on a record's shared draft. If a colleague has changed it, their changes are merged into the form. */
export function draftActions<Item extends Publishable>(
  { draft, seen, setShared, inForm }: ReturnType<typeof useSharedDraft<Item>>,
  { name, record, actions, onMerge }: SharedDraftOptions<Item>,
) {
  const withContent = (of: SharedDraft<Item> | null) => ({
    ...record,
    ...(of && { ...pickEditable(name, of.record), updatedBy: of.by }),
  });

  /** @param act returns the revision of the draft that the form then contains; 0 if it contains none */
  function run(confirmation: string, act: () => Promise<number>) {
    let newer: SharedDraft<Item> | null = null;
    const attempt = async () => {
      let contained = 0;
      try {
        contained = await act();
      } catch (error) {
        newer = error instanceof ChangedDraftError ? await readDraft<Item>(name, record.id) : null;
        throw newer ? new ConflictError(name, record.id, withContent(newer) as never) : error;
      }
      const stored = await readDraft<Item>(name, record.id);
      // A colleague may have changed or deleted the draft since.
      setShared({ draft: stored, seen: stored ? contained : 0 });
      return { confirmation };
    };
    void actions.run(attempt, {
      onConflict({ theirs }) {
        if (!theirs) return;
        onMerge(theirs, withContent(inForm));
        setShared({ draft: newer, seen: newer?.revision ?? 0 });
      },
    });
  }

  const save = (content: Item) => saveDraft(name, content as never, seen);

  /** Makes a save of the record end the draft on which the form is based, if any. */
  const endsDraft = (
    also: Also<Item>,
    ending: Ending | undefined = inForm ? { draft: inForm } : undefined,
  ) => ({
    ...also,
    ending,
    onStored(saved: Item) {
      if (ending) setShared({ draft: null, seen: 0 });
      also.onStored?.(saved);
    },
  });

  /** What the form returns to when changes are discarded. A draft of an older version would overwrite newer ones. */
  const discardTo = draft?.record.revision === record.revision ? draft : undefined;

  return {
    /** Saves a version as the shared draft. */
    share: (content: Item) => run(texts.draft.saved, () => save(content)),
    /** Saves a version as the shared draft, and asks publishers to publish it. */
    ask: (content: Item, note: string) =>
      run(texts.asked, async () => {
        const revision = await save(content);
        return askToPublish({ collection: name, id: record.id, revision }, note);
      }),
    giveBack: (note: string) =>
      draft &&
      run(note ? texts.request.returned : texts.request.withdrawn, async () => {
        const revision = await returnDraft(draft, note);
        return inForm ? revision : seen;
      }),
    removeDraft: () =>
      draft &&
      run(texts.draft.removed, async () => {
        await deleteDraft(draft);
        return 0;
      }),
    /** Approves exactly the draft that was asked for. @param reason why an administrator does so alone; otherwise '' */
    approve(reason: string, also: Also<Item>) {
      if (!inForm) return;
      const { revision, published } = inForm.record;
      const next = { ...record, ...pickEditable(name, inForm.record), revision, published };
      const ending = { draft: inForm, approval: { reason } };
      void actions.approve(next, record, { ...endsDraft(also, ending), asked: stateChange(record, next) });
    },
    /** Deletes the draft of a deleted record, which can be restored without it. */
    dropDraft() {
      if (draft) deleteDraft(draft).catch(() => {});
    },
    endsDraft,
    discardTo,
    /** Counts the form as based on the draft to which it returns. @returns a function that undoes this */
    discard() {
      if (discardTo) setShared({ draft: discardTo, seen: discardTo.revision });
      return () => setShared({ draft, seen });
    },
  };
}
