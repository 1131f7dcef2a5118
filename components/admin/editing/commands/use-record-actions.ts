'use client';

import { formatMoment } from '@/components/admin/kit/local-time';
import { schedule } from '@/content/admin/schedule';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import {
  afterEnd,
  isVisible,
  publicationState,
  type StateChange,
  stateChange,
  UNPUBLISHED,
} from '@/lib/model/visibility';
import type { Ending, StoredDraft } from '@/lib/records/drafts';
import { ConflictError } from '@/lib/records/errors';
import type { RecordStore } from './record-store';
import type { CommandOptions, useAction } from './use-action';

/** Saves, duplicates, publishes, unpublishes and deletes records. A change that visitors see comes with a receipt. */
export function useRecordActions<Item extends Publishable>(
  { run, ...state }: ReturnType<typeof useAction>,
  store: RecordStore<Item>,
  onSaved: (record: Item) => void,
) {
  const { collection } = store;
  const texts = KINDS[collection].messages;
  const confirmationOf = { published: texts.published, scheduled: texts.saved, draft: texts.unpublished };
  const isPublic = (record: Item) => isVisible(collection, record);

  const write = (before: Item, record: Item, confirmation: string, also: Also<Item> = {}) => {
    const { asked = stateChange(before, record) } = also;
    return run(async (signal) => {
      const saved = { ...record, ...(await store.save(record, signal, asked, await also.ending)) };
      const { revision } = saved;
      onSaved(saved);
      also.onStored?.(saved);
      const shown = { collection, id: record.id, revision: isPublic(record) ? revision : null };
      return {
        confirmation,
        ...((isPublic(record) || isPublic(before)) && { change: shown }),
        note: publicationState(record) === 'draft' ? also.draftNote : timesOf(record),
        ...(also.undo && { undo: () => also.undo?.(saved) }),
      };
    }, also);
  };

  return {
    ...state,
    run,
    /** @param before the stored record; if visitors see it, a save that hides it also needs a receipt */
    save: (record: Item, before = record, also: Also<Item> = {}) => write(before, record, texts.saved, also),
    /** @param copyOf copies the full stored record, because records from a list lack their text */
    duplicate: ({ id }: Item, copyOf: (record: Item) => Item, options: CommandOptions = {}) =>
      run(async (signal) => {
        const stored = await store.get(id);
        if (!stored) throw new ConflictError(collection, id, null);
        const copy = copyOf(stored);
        onSaved({ ...copy, ...(await store.save(copy, signal)) });
        return { confirmation: texts.saved };
      }, options),
    publish: (record: Item, before = record, also: Also<Item> = {}) =>
      write(before, { ...afterEnd(record), published: true, publishAt: null }, texts.published, {
        ...also,
        kind: 'publish',
      }),
    /** Publishes, schedules or unpublishes a version as its author asked, without changing its times. */
    approve: (record: Item, before: Item, also: Also<Item>) =>
      write(before, record, confirmationOf[publicationState(record)], {
        ...also,
        kind: publicationState(record) === 'draft' ? 'unpublish' : 'publish',
      }),
    /** @param record the stored record */
    unpublish: (record: Item, also: Also<Item> = {}, canUndo = true) => {
      const { published, publishAt, unpublishAt } = record;
      const undo = (draft: Item) =>
        void write(draft, { ...draft, published, publishAt, unpublishAt }, texts.published, {
          ...also,
          kind: 'publish',
        });
      return write(record, { ...record, ...UNPUBLISHED }, texts.unpublished, {
        ...also,
        ...(canUndo && { undo }),
        kind: 'unpublish',
      });
    },
    /** @param requested the draft with the request to delete the record, if this approves it */
    remove: (
      record: Item,
      onRemoved: () => void,
      { requested, ...options }: CommandOptions & { requested?: StoredDraft | undefined } = {},
    ) =>
      run(
        async (signal) => {
          const { id, revision } = record;
          await store.remove(id, revision, signal, requested);
          onRemoved();
          return {
            confirmation: texts.deleted,
            ...(isPublic(record) && { change: { collection, id, revision: null } }),
          };
        },
        { ...options, kind: 'delete' },
      ),
  };
}

type Also<Item> = CommandOptions & {
  /** Called with the stored record. */
  onStored?: ((saved: Item) => void) | undefined;
  undo?: (saved: Item) => void;
  /** The state change that the user expects, if it was determined earlier. */
  asked?: StateChange;
  /** The end of the record's shared draft. */
  ending?: Ending | undefined | Promise<Ending | undefined>;
  /** A sentence shown if the record is then a draft. */
  draftNote?: string | undefined;
};

/** Returns a sentence about when visitors will start or stop seeing a record; '' if neither is planned. */
function timesOf(record: Publishable): string {
  const { publishAt, unpublishAt } = record;
  const end = unpublishAt && formatMoment(unpublishAt);
  if (publishAt && publicationState(record) === 'scheduled') {
    return `${schedule.goesLive} ${formatMoment(publishAt)}${end ? ` ${schedule.until} ${end}` : ''}.`;
  }
  return end ? `${schedule.liveUntil} ${end}.` : '';
}
