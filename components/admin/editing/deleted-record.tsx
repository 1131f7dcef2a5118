'use client';

import { useCallback, useState } from 'react';
import { AskDialog } from '@/components/admin/editing/sharing/ask-dialog';
import { DraftSection } from '@/components/admin/editing/sharing/draft-section';
import { readDeleted } from '@/components/admin/editing/sharing/open-draft';
import { useAsks } from '@/components/admin/editing/sharing/use-asks';
import { DeletedWorkPanel } from '@/components/admin/editing/work/deleted-work';
import { Button } from '@/components/admin/kit/button';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { approval } from '@/content/admin/approval';
import { admin } from '@/content/admin/texts';
import { type DeletableCollection, isPublishable, KINDS } from '@/lib/model/kinds';
import { deleteDraft } from '@/lib/records/drafts';
import type { Deletion } from '@/lib/records/history';
import { returnDraft } from '@/lib/records/requests';
import { type ApprovedRestore, askToRestore } from '@/lib/records/restores';
import { restoreDeleted, type useAction } from './commands/use-action';
import { Receipt } from './receipt';
import styles from './record-editor.module.scss';

const HistoryDialog = lazyPart(() =>
  import('@/components/admin/editing/versions/history-dialog').then((part) => part.HistoryDialog),
);

export type DeletedRecordProps = {
  collection: DeletableCollection;
  id: string;
  deletion: Deletion;
  title: string;
  action: Omit<ReturnType<typeof useAction>, 'resume'>;
  onRestored(): Promise<void>;
};

/**
 * Shown instead of a deleted record's form: the last action's result, the shared draft and, if possible, a button that
 * restores the record, or asks publishers to if visitors would see it at once.
 */
export function DeletedRecord(props: DeletedRecordProps) {
  const { collection, id, deletion, title, action, onRestored } = props;
  useViewTitle(title);
  const isRestorable = deletion === 'restorable';
  const { loaded, reload } = useLoaded(useCallback(() => readDeleted(collection, id), [collection, id]));
  const draft = loaded?.draft ?? null;
  const reason = useAsks(loaded?.needsApproval ?? false);
  const asks = isPublishable(collection) ? undefined : reason;
  const [isAsking, setAsking] = useState(false);
  const isOld = draft !== null && draft.record.revision !== loaded?.record.revision;
  const restore = (approved?: ApprovedRestore) =>
    action.run(async () => {
      const done = await restoreDeleted({ collection, id }, approved);
      await onRestored();
      return done;
    });
  const share = (confirmation: string, act: () => Promise<unknown>) =>
    action.run(async () => {
      await act().finally(reload);
      return { confirmation };
    });
  return (
    <div className={styles.form}>
      <div>
        <p className={styles.kind}>{KINDS[collection].words.name}</p>
        <h1 className={styles.whole}>
          <bdi>{title}</bdi>
        </h1>
      </div>
      <Receipt {...action} />
      <p>{admin.deletedRecord[deletion][isPublishable(collection) ? 'record' : 'link']}</p>
      {draft && loaded && (
        <DraftSection
          name={collection}
          record={loaded.record}
          deletion={deletion}
          draft={draft}
          isInForm
          isUnchanged
          needsApproval={loaded.needsApproval}
          busy={action.busy}
          onApprove={(why) => restore({ draft, approval: { reason: why } })}
          onReturn={(note) =>
            share(note ? approval.request.returned : approval.request.withdrawn, () =>
              returnDraft(draft, note),
            )
          }
          onRemove={() => share(approval.draft.removed, () => deleteDraft(draft))}
        />
      )}
      <DeletedWorkPanel collection={collection} id={id} isRestorable={isRestorable} action={action} />
      {isRestorable && !(asks && draft?.asked) && (
        <div className={styles.actions}>
          <Button
            {...focusHome}
            busy={action.busy}
            refused={asks && isOld ? approval.restore.isOld : undefined}
            onClick={() => (asks ? setAsking(true) : restore())}
          >
            {asks ? approval.restore.ask : admin.actions.restore}
          </Button>
        </div>
      )}
      {loaded && (
        <LazyBoundary fallback={null}>
          <div>
            <HistoryDialog name={collection} record={loaded.record} unsaved={false} />
          </div>
        </LazyBoundary>
      )}
      <AskDialog
        isOpen={isAsking}
        asks={asks}
        texts={approval.restore}
        onAsk={(note) => share(approval.asked, () => askToRestore(collection, id, note))}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
