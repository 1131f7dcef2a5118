'use client';

import { DeletedDraft } from '@/components/admin/editing/sharing/deleted-draft';
import { DeletedWorkPanel } from '@/components/admin/editing/work/deleted-work';
import { Button } from '@/components/admin/kit/button';
import { useRefusal } from '@/components/admin/kit/role';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { admin } from '@/content/admin/texts';
import { type DeletableCollection, isPublishable, KINDS } from '@/lib/model/kinds';
import type { Deletion } from '@/lib/records/history';
import { restoreDeleted, type useAction } from './commands/use-action';
import { Receipt } from './receipt';
import styles from './record-editor.module.scss';

export type DeletedRecordProps = {
  collection: DeletableCollection;
  id: string;
  deletion: Deletion;
  title: string;
  action: Omit<ReturnType<typeof useAction>, 'resume'>;
  onRestored(): Promise<void>;
};

/** Shown instead of a deleted record's form: the last action's result and, if possible, a Restore button. */
export function DeletedRecord(props: DeletedRecordProps) {
  const { collection, id, deletion, title, action, onRestored } = props;
  useViewTitle(title);
  const refused = useRefusal();
  const isRestorable = deletion === 'restorable';
  const restore = () =>
    action.run(async () => {
      const done = await restoreDeleted({ collection, id });
      await onRestored();
      return done;
    });
  return (
    <div className={styles.form}>
      <div>
        <p className={styles.kind}>{KINDS[collection].words.name}</p>
        <h1 className={styles.whole}>
          <bdi>{title}</bdi>
        </h1>
      </div>
      <Receipt {...action} onRetry={action.retry} />
      <p>{admin.deletedRecord[deletion][isPublishable(collection) ? 'record' : 'link']}</p>
      {isRestorable && <DeletedDraft collection={collection} id={id} />}
      <DeletedWorkPanel collection={collection} id={id} isRestorable={isRestorable} action={action} />
      {isRestorable && (
        <div className={styles.actions}>
          <Button
            {...focusHome}
            busy={action.busy}
            refused={isPublishable(collection) ? undefined : refused}
            onClick={restore}
          >
            {admin.actions.restore}
          </Button>
        </div>
      )}
    </div>
  );
}
