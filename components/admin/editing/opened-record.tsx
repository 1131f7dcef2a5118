'use client';

import { type ReactNode, useCallback, useState } from 'react';
import {
  NO_DRAFT,
  type OpenedDraft,
  openDraft,
  readShared,
} from '@/components/admin/editing/sharing/open-draft';
import { type OpenedWork, openWork } from '@/components/admin/editing/work/open-work';
import { resumedConflict } from '@/components/admin/editing/work/resumed-work';
import { useFocusHome } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { type DeletableCollection, isPublishable } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { type Deletion, deletionOf } from '@/lib/records/history';
import { UNNAMED } from '@/lib/records/work';
import { useAction } from './commands/use-action';
import { DeletedRecord } from './deleted-record';
import { OpeningView } from './opening-view';

type Titled = Stamped & { title: string };

/** How an editor gets its record. */
export type Source<Item extends Titled> = {
  collection: DeletableCollection;
  get(id: string): Promise<Item | null>;
  /** Returns a new record, whose id is '' if the record gets its id later. */
  empty(id: string): Item;
};

type Opening<Item extends Titled> = {
  record: Item;
  /** Whether the record is not stored yet. */
  isNew: boolean;
  /** Set if the record was deleted. */
  deletion: Deletion | null;
  /** The user's earlier unsaved changes, or the shared draft if there are none. */
  opened: OpenedWork | null;
  /** The record's shared draft. */
  shared: OpenedDraft<Item>;
};

/** An open record, and functions with which its form reports changes. */
export type Open<Item extends Titled> = Omit<Opening<Item>, 'deletion'> & {
  action: ReturnType<typeof useAction>;
  onRecord(record: Item, isNew?: boolean): void;
  onRemoved(): void;
};

export type OpenedRecordProps<Item extends Titled> = {
  source: Source<Item>;
  id: string;
  children(open: Open<Item>): ReactNode;
};

/**
 * Loads a record and the user's unsaved changes to it. Shows the form or, if the record was deleted, a Restore button.
 */
export function OpenedRecord<Item extends Titled>({ source, id: first, children }: OpenedRecordProps<Item>) {
  const { collection } = source;
  const [id, setId] = useState(first);
  const action = useAction();
  const { tell } = action;
  const read = useCallback(async () => {
    const opening = await open(source, id);
    const { record, opened } = opening;
    tell({ type: 'loaded', conflict: resumedConflict(source.collection, record, opened) });
    return opening;
  }, [source, id, tell]);
  const { loaded, setLoaded, failure, reload } = useLoaded(read);
  return (
    <div {...useFocusHome<HTMLDivElement>()}>
      {loaded && !loaded.deletion ? (
        children({
          ...loaded,
          action,
          onRecord: (record, isNew = false) => setLoaded({ ...loaded, record, isNew }),
          onRemoved: () => setLoaded({ ...loaded, deletion: 'restorable' }),
        })
      ) : (
        <OpeningView isLoaded={Boolean(loaded)} failure={failure} onRetry={reload}>
          {loaded?.deletion && (
            <DeletedRecord
              collection={collection}
              id={loaded.record.id}
              deletion={loaded.deletion}
              title={loaded.record.title || loaded.record.id}
              action={action}
              onRestored={async () => {
                // A PDF link that was new when the editor opened has taken its id from its file.
                setId(loaded.record.id);
                await reload();
              }}
            />
          )}
        </OpeningView>
      )}
    </div>
  );
}

/** An unknown id belongs to a new record, unless a deleted record had it. */
async function open<Item extends Titled>(source: Source<Item>, id: string): Promise<Opening<Item>> {
  const { collection } = source;
  const stored = await source.get(id);
  const record = stored ?? source.empty(id);
  const isNew = !stored;
  const deleted = isNew && record.id ? await deletionOf(collection, record.id) : null;
  if (deleted) {
    const { title, deletion } = deleted;
    return { record: { ...record, title }, isNew, deletion, opened: null, shared: NO_DRAFT };
  }
  const reading = readShared<Item>(collection, record.id);
  // A new PDF link has no name until it is stored or shared as a draft.
  const isUnnamed = isNew && !isPublishable(collection) && !(await reading).draft;
  const [opened, shared] = await Promise.all([
    openWork(collection, record, isUnnamed ? UNNAMED : record.id),
    reading,
  ]);
  const draft = await openDraft(collection, record, opened, shared);
  return { record, isNew, deletion: null, ...draft };
}
