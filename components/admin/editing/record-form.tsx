'use client';

import { ColleaguesPanel } from '@/components/admin/editing/work/colleagues-panel';
import { ModelFields } from '@/components/admin/fields/model-fields';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
import { LazyBoundary, lazyPart } from '@/components/admin/kit/lazy-boundary';
import { PendingUploads } from '@/components/admin/kit/pending-uploads';
import type { RecordPreview } from '@/components/admin/kit/preview-parts';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { editors } from '@/content/admin/editors';
import { pickContent } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { EditorLayout } from './editor-layout';
import { InspectorFields, InspectorGroup } from './inspector';
import { RecordButtons, SaveEffect } from './record-buttons';
import { RecordSheet } from './record-sheet';
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
  const act = useRecordForm(props);
  const { record, actions, editing, state, live, busy, uploads, review } = act;
  const { form, values, unsaved } = editing;
  const { name } = KINDS[collection].words;
  useViewTitle(record.title || name);
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
        people={<ColleaguesPanel editing={editing} />}
        pane={act.pane}
        onPane={act.setPane}
        attempts={form.formState.submitCount}
        buttons={
          <RecordButtons
            name={collection}
            stored={stored}
            act={act}
            preview={
              preview && ((earlier) => preview({ ...record, ...pickContent(collection, earlier) }, record))
            }
          />
        }
        question={
          review && (
            <LazyBoundary fallback={null}>
              <PublishPanel
                name={collection}
                stored={record}
                review={review}
                busy={busy}
                asks={act.asks}
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
          <RecordSheet
            name={collection}
            record={record}
            editing={editing}
            live={live}
            busy={busy}
            isDeletedElsewhere={actions.deletedElsewhere !== null}
            act={act}
            effect={
              <>
                {act.asks && <p>{act.asks}</p>}
                {!(act.asks && act.isReleased) && (
                  <SaveEffect state={state} stored={stored} planned={values.publishAt} />
                )}
              </>
            }
          >
            <KeptInsertion value={act.insertion}>
              <ModelFields form={form} name={collection} marks={editing.marks} group="sheet" />
            </KeptInsertion>
          </RecordSheet>
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
