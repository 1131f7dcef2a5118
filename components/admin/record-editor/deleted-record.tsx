'use client';

import { Button } from '@/components/admin/button/button';
import { focusHome } from '@/components/admin/focus/use-focus-home';
import { Receipt } from '@/components/admin/receipt/receipt';
import { restoreDeleted } from '@/components/admin/receipt/restore-deleted';
import { admin } from '@/content/admin/texts';
import styles from './record-editor.module.scss';
import type { Publishable, RecordStore } from './record-store';
import type { useRecordActions } from './use-record-actions';

export type DeletedRecordProps<Item extends Publishable> = {
  store: RecordStore<Item>;
  record: Item;
  heading: string;
  actions: ReturnType<typeof useRecordActions<Item>>;
  onRestored(): Promise<void>;
};

/** What stands where a deleted record was: the proof that it is gone, and the way back. */
export function DeletedRecord<Item extends Publishable>({
  store,
  record,
  heading,
  actions,
  onRestored,
}: DeletedRecordProps<Item>) {
  const restore = () =>
    actions.run(async () => {
      const done = await restoreDeleted({ collection: store.collection, id: record.id });
      await onRestored();
      return done;
    });
  return (
    <div className={styles.form}>
      <h1 className={styles.heading}>{heading}</h1>
      <Receipt {...actions} onRetry={actions.retry} />
      <p>{admin.deletedRecord}</p>
      <div className={styles.actions}>
        <Button {...focusHome} busy={actions.busy} onClick={restore}>
          {admin.actions.restore}
        </Button>
      </div>
    </div>
  );
}
