'use client';

import { useCallback } from 'react';
import { type OpenedWork, openWork } from '@/components/admin/editing/work/open-work';
import { resumedConflict } from '@/components/admin/editing/work/resumed-work';
import { BackLink } from '@/components/admin/kit/back-link';
import { LoadState } from '@/components/admin/kit/loading';
import { useFocusHome } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import type { Publishable } from '@/lib/model/records';
import { type Deletion, deletionOf } from '@/lib/records/history';
import { DeletedRecord } from './deleted-record';
import { RecordForm, type RecordFormProps } from './record-form';
import type { RecordStore } from './record-store';
import { useAction } from './use-action';
import { useRecordActions } from './use-record-actions';

export type RecordEditorProps<Item extends Publishable> = Pick<RecordFormProps<Item>, 'preview' | 'store'> & {
  id: string;
};

/** The editor of one publishable record. Loads it, and keeps unsaved changes. */
export function RecordEditor<Item extends Publishable>(props: RecordEditorProps<Item>) {
  const { store, id } = props;
  const action = useAction();
  const { tell } = action;
  const read = useCallback(async () => {
    const loaded = await load(store, id);
    tell({ type: 'loaded', conflict: resumedConflict(store.collection, loaded.record, loaded.opened) });
    return loaded;
  }, [store, id, tell]);
  const { loaded, setLoaded, failure, reload } = useLoaded(read);
  const opened = loaded?.opened ?? null;
  const setRecord = (record: Item) => setLoaded({ record, deletion: null, opened });
  const actions = useRecordActions(action, store, setRecord);
  return (
    <div {...useFocusHome<HTMLDivElement>()}>
      {!(loaded && !loaded.deletion) && <BackLink />}
      <LoadState isLoaded={Boolean(loaded)} failure={failure} onRetry={reload} />
      {loaded?.deletion && (
        <DeletedRecord
          {...props}
          collection={store.collection}
          title={loaded.record.title}
          deletion={loaded.deletion}
          action={action}
          onRestored={reload}
        />
      )}
      {loaded && !loaded.deletion && (
        <RecordForm<Item>
          {...props}
          record={loaded.record}
          opened={opened}
          actions={actions}
          onRecord={setRecord}
          onRemoved={() => setLoaded({ record: loaded.record, deletion: 'restorable', opened: null })}
        />
      )}
    </div>
  );
}

type LoadedRecord<Item> = { record: Item; deletion: Deletion | null; opened: OpenedWork | null };

/** An unknown id belongs to a new record, unless a deleted record had it. */
async function load<Item extends Publishable>(
  store: RecordStore<Item>,
  id: string,
): Promise<LoadedRecord<Item>> {
  const stored = await store.get(id);
  const deleted = stored ? null : await deletionOf(store.collection, id);
  if (deleted) {
    const record = { ...store.empty(id), title: deleted.title };
    return { record, deletion: deleted.deletion, opened: null };
  }
  const record = stored ?? store.empty(id);
  const opened = store.keepsWork ? await openWork(store.collection, record) : null;
  return { record, deletion: null, opened };
}
