'use client';

import { useEffect } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { Receipt } from '@/components/admin/receipt/receipt';
import type { Publishable, RecordStore } from '@/components/admin/record-editor/record-store';
import { useRecordActions } from '@/components/admin/record-editor/use-record-actions';
import { duplicateOf } from './duplicate-of';
import { ListFrame } from './list-frame';
import type { ListQuery } from './list-query';
import { RecordRow } from './record-row';
import { useList } from './use-list';
import type { ChangeQuery } from './use-list-query';

export type RecordListProps<Item extends Publishable> = {
  query: ListQuery;
  onChange: ChangeQuery;
  store: RecordStore<Item>;
  load(): Promise<Item[]>;
  /** The address before a record's id. */
  editor: string;
};

/** All records of a collection, drafts included, each with what can be done with it. */
export function RecordList<Item extends Publishable>(props: RecordListProps<Item>) {
  const { query, onChange, store, load, editor } = props;
  const { items, failed, reload } = useList(load);
  const actions = useRecordActions(store, reload);
  const { conflict } = actions;
  useEffect(() => {
    if (conflict) reload();
  }, [conflict, reload]);
  const failure = conflict ? errorMessage(conflict) : actions.failure;
  return (
    <ListFrame
      query={query}
      onChange={onChange}
      items={items}
      failed={failed}
      onReload={reload}
      publishable
      receipt={<Receipt {...actions} failure={failure} onRetry={actions.retry} />}
      row={(record) => (
        <RecordRow
          key={record.id}
          collection={store.collection}
          record={record}
          editHref={`${editor}/${record.id}`}
          busy={actions.busy}
          onPublish={() => actions.publish(record)}
          onUnpublish={() => actions.unpublish(record)}
          onDuplicate={() => actions.save(duplicateOf(record))}
          onDelete={() => actions.remove(record, reload)}
        />
      )}
    />
  );
}
