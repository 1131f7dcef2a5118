'use client';

import { useEffect } from 'react';
import { errorMessage } from '@/components/admin/error-message';
import { Receipt } from '@/components/admin/receipt/receipt';
import { storeOf } from '@/components/admin/record-editor/record-store';
import { useRecordActions } from '@/components/admin/record-editor/use-record-actions';
import { KINDS, type PublishableCollection } from '@/lib/model/kinds';
import { duplicateOf } from './duplicate-of';
import { ListFrame } from './list-frame';
import type { ListQuery } from './list-query';
import { RecordRow } from './record-row';
import { useList } from './use-list';
import type { ChangeQuery } from './use-list-query';

export type RecordListProps = {
  query: ListQuery;
  onChange: ChangeQuery;
  collection: PublishableCollection;
};

/** All records of a collection, drafts included, each with what can be done with it. */
export function RecordList({ query, onChange, collection }: RecordListProps) {
  const store = storeOf(collection);
  const { items, failed, reload } = useList(store.listAll);
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
          collection={collection}
          record={record}
          editHref={`/admin/${KINDS[collection].editor}/${record.id}`}
          busy={actions.busy}
          onPublish={() => actions.publish(record)}
          onUnpublish={() => actions.unpublish(record)}
          onDuplicate={() => actions.save(duplicateOf(collection, record))}
          onDelete={() => actions.remove(record, reload)}
        />
      )}
    />
  );
}
