'use client';

import type { ReactNode } from 'react';
import { BackLink } from '@/components/admin/admin-frame/back-link';
import { useFocusHome } from '@/components/admin/focus/use-focus-home';
import { LoadState } from '@/components/admin/loading/load-state';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { DeletedRecord } from './deleted-record';
import { RecordForm } from './record-form';
import type { RecordStore } from './record-store';
import { useLoadedRecord } from './use-loaded-record';
import { useRecordActions } from './use-record-actions';

export type RecordEditorProps<Item extends Publishable> = {
  store: RecordStore<Item>;
  id: string;
  /** What visitors will see, if there is something to show. */
  preview?: ((record: Item) => ReactNode) | undefined;
};

/** The editor of one publishable record: loads it, and keeps what is typed until it is stored. */
export function RecordEditor<Item extends Publishable>(props: RecordEditorProps<Item>) {
  const { store, id } = props;
  const { loaded, setLoaded, failure, reload } = useLoadedRecord(store, id);
  const setRecord = (record: Item) => setLoaded({ record, deletion: null });
  const actions = useRecordActions(store, setRecord);
  return (
    <div {...useFocusHome<HTMLDivElement>()}>
      <BackLink />
      <LoadState isLoaded={Boolean(loaded)} failure={failure} onRetry={reload} />
      {loaded?.deletion && (
        <DeletedRecord
          {...props}
          collection={store.collection}
          heading={KINDS[store.collection].words.name}
          deletion={loaded.deletion}
          action={actions}
          onRestored={reload}
        />
      )}
      {loaded && !loaded.deletion && (
        <RecordForm<Item>
          {...props}
          record={loaded.record}
          actions={actions}
          onRecord={setRecord}
          onRemoved={() => setLoaded({ record: loaded.record, deletion: 'restorable' })}
        />
      )}
    </div>
  );
}
