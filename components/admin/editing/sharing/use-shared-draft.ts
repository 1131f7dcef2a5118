'use client';

import { useState } from 'react';
import type { useAction } from '@/components/admin/editing/commands/use-action';
import { isCancelled } from '@/components/admin/kit/error-message';
import { approval as texts } from '@/content/admin/approval';
import { changedFields, type FieldChange, pickEditable } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { valueIn } from '@/lib/model/text-in';
import { deleteDraft, type Ending, saveDraft } from '@/lib/records/drafts';
import { AnsweredRequestError, ChangedDraftError, ConflictError } from '@/lib/records/errors';
import { askToPublish, returnDraft } from '@/lib/records/requests';
import { type OpenedDraft, readDraft, type SharedDraft } from './open-draft';

export type SharedDraftOptions<Item extends Stamped> = {
  name: Collection;
  /** The stored record. */
  record: Item;
  actions: Pick<ReturnType<typeof useAction>, 'run' | 'tell'>;
  /** Puts a colleague's changes to the draft into the form. Otherwise, they are reported as a failure. */
  onMerge?(theirs: object, base: object): void;
  /** Saves a version as the shared draft. By default, `saveDraft`, for records without files. */
  save?(content: Item, loaded: number, signal: AbortSignal): Promise<number>;
};

/** The shared draft of a record. */
export function useSharedDraft<Item extends Stamped>(opened: OpenedDraft<Item>) {
  const [shared, setShared] = useState({ draft: opened.draft, seen: opened.seen });
  return { ...shared, setShared, inForm: shared.draft?.revision === shared.seen ? shared.draft : null };
}

const isSameVersion = (name: Collection, one: Stamped, other: Stamped): boolean =>
  changedFields(name, one, other).length === 0 && valueIn(one, 'published') === valueIn(other, 'published');

/** The actions on a record's shared draft. If a colleague has changed it, their changes are merged into the form. */
export function draftActions<Item extends Stamped>(
  { draft, seen, setShared, inForm }: ReturnType<typeof useSharedDraft<Item>>,
  { name, record, actions, onMerge, save: store }: SharedDraftOptions<Item>,
) {
  const withContent = (of: SharedDraft<Item> | null) => ({
    ...record,
    ...(of && { ...pickEditable(name, of.record), updatedBy: of.by }),
  });

  /**
   * @param act returns the revision of the draft that the form then contains (0 if none), and a message
   * @param changes the changes that `act` saves; by default, those in the form at the last render
   */
  function run(
    act: (signal: AbortSignal) => Promise<[contained: number, confirmation: string]>,
    changes?: readonly FieldChange[],
  ) {
    let newer: SharedDraft<Item> | null = null;
    const attempt = async (signal: AbortSignal) => {
      const [contained, confirmation] = await act(signal).catch(async (error) => {
        newer = onMerge && error instanceof ChangedDraftError ? await readDraft<Item>(name, record.id) : null;
        if (newer && inForm && isSameVersion(name, inForm.record, newer.record)) {
          setShared({ draft: newer, seen: newer.revision });
          throw new AnsweredRequestError();
        }
        throw newer ? new ConflictError(name, record.id, withContent(newer) as never) : error;
      });
      const stored = await readDraft<Item>(name, record.id);
      // A colleague may have changed or deleted the draft since.
      setShared({ draft: stored, seen: stored ? contained : 0 });
      return { confirmation };
    };
    void actions.run(attempt, {
      changes,
      onConflict({ theirs }, refused) {
        if (!theirs) return actions.tell({ type: 'deletedElsewhere', refused });
        onMerge?.(theirs, withContent(inForm));
        setShared({ draft: newer, seen: newer?.revision ?? 0 });
      },
    });
  }

  const save = (content: Item, signal: AbortSignal) =>
    store ? store(content, seen, signal) : saveDraft(name, content as never, seen, { signal });

  /** Makes a save of the record end the draft on which the form is based, if any. */
  const endsDraft = <Also extends { onStored?(saved: Item): void }>(
    also: Also,
    ending: Ending | undefined = inForm ? { draft: inForm } : undefined,
  ) => ({
    ...also,
    ending,
    onStored(saved: Item) {
      if (ending) setShared({ draft: null, seen: 0 });
      also.onStored?.(saved);
    },
  });

  /** The draft that the form shows again when changes are discarded. A draft of an older version would overwrite newer ones. */
  const discardTo = draft?.record.revision === record.revision ? draft : undefined;

  return {
    /**
     * Stops showing the draft if it has ended, as after a save by a colleague.
     * @returns the end of the draft on which the form is based, unless it has ended
     */
    async lookAgain(): Promise<Ending | undefined> {
      const stored = await readDraft(name, record.id).catch(() => draft);
      // Another action may have stored a draft since.
      if (!stored) setShared((latest) => (latest.draft === draft ? { draft: null, seen: 0 } : latest));
      return stored && inForm ? { draft: inForm } : undefined;
    },
    /** Saves a version as the shared draft. */
    share: (content: Item) =>
      run(
        async (signal) => [await save(content, signal), texts.draft.saved],
        changedFields(name, record, content),
      ),
    /** Saves a version as the shared draft, and asks publishers to publish it or, with `askToDelete`, to delete the record. */
    ask: (content: Item, note: string, request = askToPublish) =>
      run(async (signal) => {
        const revision = await save(content, signal);
        const stored = { collection: name, id: record.id, revision };
        try {
          return [await request(stored, note, { signal }), texts.asked];
        } catch (error) {
          if (isCancelled(error)) return [revision, texts.draft.saved];
          throw error;
        }
      }),
    /** The reason if publishers cannot be asked to delete the record, because this would replace the draft. */
    refusedDeletion: draft ? texts.deletion[draft.asked === 'deletion' ? 'isAsked' : 'hasDraft'] : undefined,
    /** Returns the draft with a note, or withdraws the request. That to delete the record leaves no draft. */
    giveBack: (note: string) =>
      draft &&
      run(async (signal) => {
        if (draft.asked === 'deletion' && !note) {
          await deleteDraft(draft, signal);
          return [0, texts.request.ended];
        }
        const revision = await returnDraft(draft, note, signal);
        return [inForm ? revision : seen, note ? texts.request.returned : texts.request.withdrawn];
      }),
    removeDraft: () =>
      draft &&
      run(async (signal) => {
        await deleteDraft(draft, signal);
        return [0, texts.draft.removed];
      }),
    /**
     * Publishes exactly the requested draft.
     * @param reason why an administrator approves it alone; otherwise ''
     */
    approve(reason: string, write: (asked: Item, ending: Ending) => void) {
      if (inForm) write(inForm.record, { draft: inForm, approval: { reason } });
    },
    endsDraft,
    discardTo,
    /** Records that the form is based on the draft that it shows again. @returns a function that undoes this */
    discard() {
      if (discardTo) setShared({ draft: discardTo, seen: discardTo.revision });
      return () => setShared({ draft, seen });
    },
  };
}
