'use client';

import { restoreDeleted, useAction } from '@/components/admin/editing/commands/use-action';
import { Receipt } from '@/components/admin/editing/receipt';
import { Button } from '@/components/admin/kit/button';
import { editorAddress } from '@/components/admin/kit/editor-address';
import { formatTime } from '@/components/admin/kit/format';
import { useRefusal } from '@/components/admin/kit/role';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { isPublishable, KINDS } from '@/lib/model/kinds';
import { type DeletedRecord, getDeleted } from '@/lib/records/history';
import { canComeBack, TRASH_RETENTION } from '@/lib/records/retention';
import { ListFrame } from './list-frame';
import { SimpleRow } from './simple-row';

const trash = async () =>
  (await getDeleted())
    .filter(({ deletedAt }) => canComeBack(deletedAt))
    .map((record) => ({ ...record, updatedAt: record.deletedAt }));

type DeletedRowProps = { record: DeletedRecord; busy: boolean; onRestore(): void };

function DeletedRow({ record, busy, onRestore }: DeletedRowProps) {
  const { title, collection, id, deletedAt } = record;
  const refused = useRefusal();
  const until = deletedAt && formatTime(new Date(deletedAt.getTime() + TRASH_RETENTION));
  return (
    <SimpleRow
      title={title}
      href={editorAddress(collection, id)}
      facts={
        <>
          <span>{KINDS[collection].words.name}</span>
          {deletedAt && (
            <span>
              {lists.deletedAt} {formatTime(deletedAt)}, {lists.keptUntil} {until}
            </span>
          )}
        </>
      }
    >
      <Button
        small
        busy={busy}
        refused={isPublishable(collection) ? undefined : refused}
        onClick={onRestore}
        aria-label={`${admin.actions.restore}: ${title}`}
      >
        {admin.actions.restore}
      </Button>
    </SimpleRow>
  );
}

/** Deleted records that can still be restored. */
export function DeletedList() {
  const list = useLoaded(trash);
  const { run, ...action } = useAction();
  const restore = (record: DeletedRecord) =>
    run(async () => {
      const done = await restoreDeleted(record);
      await list.reload();
      return done;
    });
  return (
    <ListFrame
      {...list}
      receipt={<Receipt {...action} />}
      row={(record) => (
        <DeletedRow
          key={`${record.collection}/${record.id}`}
          record={record}
          busy={action.busy}
          onRestore={() => restore(record)}
        />
      )}
    />
  );
}
