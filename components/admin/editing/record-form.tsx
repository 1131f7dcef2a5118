'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from 'react-hook-form';
import { ConflictPanel, showConflict } from '@/components/admin/editing/versions/conflict-panel';
import { DeletedMeanwhile } from '@/components/admin/editing/versions/deleted-meanwhile';
import type { OpenedWork } from '@/components/admin/editing/work/open-work';
import { useConflictHandlers } from '@/components/admin/editing/work/use-conflict';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import { useLinkCheck } from '@/components/admin/fields/destinations/missing-notice';
import { ModelFields } from '@/components/admin/fields/model-fields';
import { KeptInsertion } from '@/components/admin/kit/kept-insertion';
import { useFinishBeforeSignOut, useLeaveGuard } from '@/components/admin/kit/leaving';
import { PendingUploads, useAfterUploads, usePendingUploads } from '@/components/admin/kit/pending-uploads';
import { useToast } from '@/components/admin/kit/toaster';
import { useViewTitle } from '@/components/admin/kit/view-title';
import { deletion } from '@/content/admin/deletion';
import { editors } from '@/content/admin/editors';
import { schedule } from '@/content/admin/schedule';
import { editableFields, pickContent, pickEditable, sameValue } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState, stateChange } from '@/lib/model/visibility';
import { EditorBar, EditorPanes, type Pane } from './editor-layout';
import { RecordButtons, SaveEffect } from './record-buttons';
import styles from './record-editor.module.scss';
import { RecordMenu } from './record-menu';
import type { RecordStore } from './record-store';
import { schedulable } from './schedule';
import { StateBadge } from './state-badge';
import type { Refusable } from './use-action';
import { useEditing, useFirstFocus, useReceiptEnd, useSaveShortcut } from './use-editing';
import { useNow, useUntilEnd } from './use-now';
import type { useRecordActions } from './use-record-actions';

const NO_TIMES = { publishAt: null, unpublishAt: null };

export type RecordEditorProps<Item extends Publishable> = {
  store: RecordStore<Item>;
  id: string;
  /** Renders the record as visitors will see it, if the kind has a preview. */
  preview?: ((record: Item, stored: Item) => ReactNode) | undefined;
};

export type RecordFormProps<Item extends Publishable> = RecordEditorProps<Item> & {
  /** The stored record. */
  record: Item;
  /** The user's earlier unsaved changes. */
  opened: OpenedWork | null;
  actions: ReturnType<typeof useRecordActions<Item>>;
  onRecord(record: Item): void;
  onRemoved(): void;
};

/** The form of one record, with unsaved changes, conflicts and history. */
export function RecordForm<Item extends Publishable>(props: RecordFormProps<Item>) {
  const { store, preview, record: stored, opened, actions, onRecord, onRemoved } = props;
  const { collection } = store;
  const { record, lookForEnd } = useUntilEnd(stored);
  const schema = schedulable(store.schema, record);
  const [insertion, keep] = useState(opened?.resumed?.copy.insertion ?? '');
  const editing = useEditing(collection, record, schema, { opened, insertion: insertion || undefined });
  const { form, values, unsaved, fill, conflict } = editing;
  const uploads = usePendingUploads();
  const { now, look } = useNow([record.publishAt, values.publishAt]);
  const lookAgain = () => {
    look();
    lookForEnd();
  };
  const { news, afterUploads } = useAfterUploads(uploads);
  const toast = useToast();
  const [pane, setPane] = useState<Pane>('form');
  /** Shows the form synchronously, because its first error gets focus next. */
  const showForm = () => flushSync(() => setPane('form'));
  const withTyped = (typed: Item): Item => ({ ...record, ...pickEditable(collection, typed) });
  const state = publicationState(record, now);
  const isNew = record.revision === 0 && !record.published;
  useLeaveGuard(uploads.uploading);
  useFinishBeforeSignOut(async () => !uploads.uploading);
  const links = useLinkCheck(collection);
  const busy = actions.busy || links.checking || news === schedule.uploads.waiting;
  useReceiptEnd(editing, { ...actions, busy });

  useFirstFocus(form, editableFields(collection)[0], isNew && !opened?.resumed);

  const live = state !== 'draft';
  const mergeTheirs = (saved: object, refused: Refusable | null) => {
    const theirs = { ...record, ...saved };
    const { open } = editing.merge(theirs, refused);
    onRecord(theirs);
    actions.dismiss();
    return { theirs, open };
  };
  useConflictHandlers({
    action: actions,
    onDone: editing.forgetRefused,
    onConflict(saved) {
      const after = publicationState({ ...record, ...saved });
      // A merge must be reviewed before it goes live.
      const isMerged = actions.refused === 'save' && !live && after === 'draft';
      // The colleague has already taken the record offline.
      const isAlreadyOffline = actions.refused === 'unpublish' && after !== 'published';
      const { theirs, open } = mergeTheirs(saved, isMerged || isAlreadyOffline ? null : actions.refused);
      if (isMerged && open.length === 0) {
        actions.save({ ...theirs, ...pickEditable(collection, form.getValues()) }, theirs, takeSlug);
      }
    },
  });

  /**
   * Waits for uploads and then runs an action on the form's values if they are valid. If the record has gone live or
   * ended since the last render, updates the form instead.
   */
  const submit = (action: (typed: Item) => Promise<void> | void) => () => {
    actions.dismiss();
    void afterUploads(() => {
      if (publicationState(record) !== state) return lookAgain();
      return form.handleSubmit((typed) => action(withTyped(typed)), showForm)();
    });
  };
  const valid = (action: (typed: Item) => Promise<void> | void) =>
    conflict?.open.length ? showConflict : submit(action);
  const write = (typed: Item) => {
    // The link check can ask a question, and a scheduled time can pass before the answer.
    const asked = stateChange(record, typed);
    const act = () => actions.save(typed, record, { ...takeSlug, asked });
    return live || typed.publishAt ? links.check(typed, act) : act();
  };
  const save = valid(write);
  const publish = valid((typed) => links.check(typed, () => actions.publish(typed, record, takeTimes)));
  const update = () =>
    unsaved || uploads.uploading || uploads.undecided ? save() : toast(schedule.nothingToSave);
  // A time that was invalid in the previous state may now be valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state and the record decide which times are refused
  useEffect(() => {
    if (form.getFieldState('publishAt' as Path<Item>).error) void form.trigger('publishAt' as Path<Item>);
  }, [state, record]);
  // After the unpublish-at time, visitors no longer see the version that the receipt confirms, and the form must not keep
  // times that have passed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the record ends, not while somebody types
  useEffect(() => {
    const isKept = sameValue(form.getValues('unpublishAt' as Path<Item>), stored.unpublishAt);
    if (record !== stored) actions.dismiss();
    if (record !== stored && isKept) fill(NO_TIMES);
  }, [record]);
  // Saving an article without a slug gives it one.
  const takeSlug = {
    onStored(saved: Item) {
      const slug: unknown = Reflect.get(saved, 'slug');
      if (slug && !form.getValues('slug' as Path<Item>)) fill({ slug });
    },
  };
  const takeTimes = {
    onStored(saved: Item) {
      takeSlug.onStored(saved);
      fill({ publishAt: saved.publishAt, unpublishAt: saved.unpublishAt });
    },
  };
  useViewTitle(record.title || KINDS[collection].words.name);
  useSaveShortcut(state === 'published' ? update : save);

  const title = values.title.trim() || `${editors.untitled} ${KINDS[collection].words.name.toLowerCase()}`;
  return (
    <>
      <EditorBar
        kind={KINDS[collection].words.name}
        title={title}
        state={<StateBadge state={state} record={stored} unsaved={unsaved} />}
        action={actions}
        news={news}
        onCancel={actions.cancel}
      >
        <RecordButtons
          title={record.title}
          state={state}
          planned={values.publishAt}
          busy={busy}
          onSave={state === 'published' ? update : save}
          onPublish={publish}
          onUnpublish={() => actions.unpublish(record, takeTimes)}
        />
        {!isNew && (
          <RecordMenu
            name={collection}
            record={record}
            title={record.title}
            live={state === 'published'}
            unsaved={unsaved}
            busy={busy}
            preview={
              preview && ((earlier) => preview({ ...record, ...pickContent(collection, earlier) }, record))
            }
            deletion={{
              question: KINDS[collection].words.deleteQuestion,
              consequences: (
                <p>
                  {state === 'published' && deletion.live} {deletion.kept}
                </p>
              ),
              onDelete: () => actions.remove(record, onRemoved),
            }}
            onRestore={(earlier) => {
              const content = pickContent(collection, earlier);
              fill(content);
              actions.save({ ...record, ...content }, record, { ...takeSlug, kind: 'restore' });
            }}
          />
        )}
      </EditorBar>
      {links.question}
      <EditorPanes
        pane={pane}
        onPane={setPane}
        preview={preview?.(withTyped(values), record)}
        form={
          <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
            <ConflictPanel editing={editing} live={live} busy={busy} onResolved={submit(write)} />
            {actions.conflict?.theirs === null && (
              <DeletedMeanwhile
                name={collection}
                id={record.id}
                onRestored={(restored) => {
                  onRecord({ ...record, ...restored });
                  // The record is a draft again. The next save must not publish it because of a time still in the form.
                  fill(NO_TIMES);
                  actions.dismiss();
                }}
                onConflict={(saved) => mergeTheirs(saved, actions.refused)}
              />
            )}
            <WorkPanel editing={editing} />
            <div role="status">
              <SaveEffect state={state} stored={stored} planned={values.publishAt} />
            </div>
            <PendingUploads value={{ track: uploads.track, hold: uploads.hold, revision: record.revision }}>
              <KeptInsertion value={{ insertion, keep }}>
                <ModelFields form={form} name={collection} marks={editing.marks} />
              </KeptInsertion>
            </PendingUploads>
          </form>
        }
      />
    </>
  );
}
