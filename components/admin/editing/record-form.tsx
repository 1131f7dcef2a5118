'use client';

import { ConflictPanel } from '@/components/admin/editing/conflicts/conflict-panel';
import { DeletedMeanwhile } from '@/components/admin/editing/conflicts/deleted-meanwhile';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import { ModelFields } from '@/components/admin/fields/model-fields';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { PendingUploads } from '@/components/admin/kit/pending-uploads';
import type { RecordPreview } from '@/components/admin/kit/preview-parts';
import { useRefusal } from '@/components/admin/kit/role';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { editors } from '@/content/admin/editors';
import { pickContent } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { isVisibleOrScheduled } from '@/lib/model/visibility';
import { EditorLayout } from './editor-layout';
import { InspectorFields, InspectorGroup } from './inspector';
import { questionsOf } from './questions';
import { RecordButtons, SaveEffect } from './record-buttons';
import styles from './record-editor.module.scss';
import { RecordMenu } from './record-menu';
import { DraftSection } from './sharing/draft-section';
import { SavedMark, StateBadge } from './state-badge';
import { type RecordFormOptions, useRecordForm } from './use-record-form';

const PublishPanel = lazyPart(() =>
  import('./review/publish-panel').then(({ PublishPanel }) => PublishPanel),
);

export type RecordFormProps<Item extends Publishable> = RecordFormOptions<Item> & {
  /** Renders the record as visitors will see it, if the kind has a preview. */
  preview?: ((record: Item, stored: Item) => RecordPreview) | undefined;
};

/** The form of one record, with unsaved changes, conflicts and history. */
export function RecordForm<Item extends Publishable>({ preview, ...props }: RecordFormProps<Item>) {
  const { record: stored } = props;
  const { collection } = props.store;
  const { record, actions, editing, state, live, busy, uploads, pane, setPane, review, ...act } =
    useRecordForm(props);
  const { form, values, unsaved } = editing;
  const { name } = KINDS[collection].words;
  useViewTitle(record.title || name);
  const ask = questionsOf(collection, record, state);
  const refused = useRefusal();
  const { draft, asks } = act;
  const shown = preview?.(act.withTyped(values), record);
  return (
    <PendingUploads value={{ ...uploads, revision: record.revision }}>
      <EditorLayout
        kind={name}
        title={values.title.trim() || `${editors.untitled} ${name.toLowerCase()}`}
        state={
          <>
            <StateBadge state={state} record={stored} unsaved={unsaved && !editing.isShared} />
            <SavedMark record={stored} unsaved={unsaved} />
          </>
        }
        action={actions}
        news={act.news}
        onCancel={actions.cancel}
        pane={pane}
        onPane={setPane}
        attempts={form.formState.submitCount}
        buttons={
          <>
            <RecordButtons
              ask={ask}
              state={state}
              planned={values.publishAt}
              busy={busy}
              asks={asks !== undefined}
              refused={refused}
              onSave={act.save}
              onShare={act.share}
              onPublish={act.publish}
              onPublishNow={act.publishNow}
              onUnpublish={act.unpublish}
            />
            {!act.isNew && (
              <RecordMenu
                name={collection}
                record={record}
                title={record.title}
                live={state === 'published'}
                unsaved={unsaved}
                busy={busy}
                onShare={act.isReleased && !refused ? act.share : undefined}
                preview={
                  preview &&
                  ((earlier) => preview({ ...record, ...pickContent(collection, earlier) }, record))
                }
                deletion={{
                  ...ask.delete,
                  refused: isVisibleOrScheduled(collection, stored.id, stored) ? refused : undefined,
                  onDelete: act.remove,
                }}
                onRestore={act.restore}
              />
            )}
          </>
        }
        question={
          review && (
            <LazyBoundary fallback={null}>
              <PublishPanel
                name={collection}
                stored={record}
                review={review}
                busy={busy}
                asks={asks}
                onConfirm={act.confirm}
                onClose={act.closeReview}
                onSeek={act.seek}
              />
            </LazyBoundary>
          )
        }
        sought={act.sought}
        preview={shown?.page}
        sheet={
          <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
            <ConflictPanel editing={editing} live={live} busy={busy} onResolved={act.resolved} />
            {actions.deletedElsewhere && (
              <DeletedMeanwhile
                name={collection}
                id={record.id}
                onRestored={act.restored}
                onConflict={act.mergeTheirs}
              />
            )}
            <DraftSection
              name={collection}
              record={record}
              draft={draft}
              isInForm={act.inForm !== null}
              isUnchanged={editing.isShared}
              needsApproval={act.needsApproval}
              busy={busy}
              onApprove={act.approve}
              onReturn={act.giveBack}
              onRemove={act.removeDraft}
            />
            <WorkPanel
              editing={editing}
              draft={act.discardTo?.record}
              effect={
                <>
                  {asks && <p>{asks}</p>}
                  <SaveEffect state={state} stored={stored} planned={values.publishAt} />
                </>
              }
              onDiscard={act.discard}
            />
            <KeptInsertion value={act.insertion}>
              <ModelFields form={form} name={collection} marks={editing.marks} group="sheet" />
            </KeptInsertion>
          </form>
        }
        inspector={
          <>
            <InspectorFields form={form} name={collection} marks={editing.marks} />
            {shown && <InspectorGroup label={editors.groups.outside.label}>{shown.outside}</InspectorGroup>}
          </>
        }
      />
    </PendingUploads>
  );
}
