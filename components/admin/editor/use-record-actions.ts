'use client';

import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { isVisible } from '@/lib/model/visibility';
import type { RecordStore } from './record-store';
import { useAction } from './use-action';

/** Save, publish, unpublish and delete of one record, each with its confirmation and its proof. */
export function useRecordActions<Item extends Publishable>(
  store: RecordStore<Item>,
  onSaved: (record: Item) => void,
) {
  const { run, ...state } = useAction();
  const { collection } = store;
  const texts = KINDS[collection].messages;
  const isPublic = (record: Item) => isVisible(collection, record);

  const write = (before: Item, record: Item, confirmation: string) =>
    run(async () => {
      const revision = await store.update(record);
      onSaved({ ...record, revision });
      const shown = { collection, id: record.id, revision: isPublic(record) ? revision : null };
      return { confirmation, ...((isPublic(record) || isPublic(before)) && { change: shown }) };
    });

  return {
    ...state,
    run,
    /** @param before what is stored: it decides whether visitors see a change. */
    save: (record: Item, before = record) => write(before, record, texts.saved),
    publish: (record: Item) =>
      write(record, { ...record, published: true, publishAt: null }, texts.published),
    unpublish: (record: Item) =>
      write(
        { ...record, published: true },
        { ...record, published: false, publishAt: null },
        texts.unpublished,
      ),
    remove: (record: Item, onRemoved: () => void) =>
      run(async () => {
        const { id, revision } = record;
        await store.remove(id, revision);
        onRemoved();
        return {
          confirmation: texts.deleted,
          ...(isPublic(record) && { change: { collection, id, revision: null } }),
        };
      }),
  };
}
