'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/admin/shared/button';
import { DeleteButton, type DeleteButtonProps } from '@/components/admin/shared/confirmed-button';
import { Notice } from '@/components/admin/shared/notice';
import { focusHome } from '@/components/admin/shared/use-focus-home';
import { ConflictPanel } from '@/components/admin/versions/conflict-panel';
import { HistoryDialog } from '@/components/admin/versions/history-dialog';
import { admin } from '@/content/admin/texts';
import { pickContent, pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { type PublicationState, publicationState } from '@/lib/model/visibility';
import { DraftNotice } from './draft-notice';
import { EditorBar } from './editor-bar';
import { ModelFields } from './model-fields';
import styles from './record-editor.module.scss';
import type { RecordStore } from './record-store';
import { StateBadge } from './state-badge';
import { useEditing, useSaveShortcut } from './use-editing';
import type { useRecordActions } from './use-record-actions';

export type RecordEditorProps<Item extends Publishable> = {
  store: RecordStore<Item>;
  id: string;
  /** What visitors will see, if there is something to show. */
  preview?: ((record: Item) => ReactNode) | undefined;
};

export type RecordFormProps<Item extends Publishable> = RecordEditorProps<Item> & {
  /** As stored. */
  record: Item;
  actions: ReturnType<typeof useRecordActions<Item>>;
  onRecord(record: Item): void;
  onRemoved(): void;
};

/** The form of one record, with what was left unsaved, what collided, and what was before. */
export function RecordForm<Item extends Publishable>(props: RecordFormProps<Item>) {
  const { store, preview, record, actions, onRecord, onRemoved } = props;
  const { collection } = store;
  const { form, values, unsaved, draft, fill } = useEditing(collection, record, store.schema);
  const withTyped = (typed: Item): Item => ({ ...record, ...pickEditable(collection, typed) });
  const valid = (action: (typed: Item) => void) => form.handleSubmit((typed) => action(withTyped(typed)));
  const save = valid((typed) => actions.save(typed, record));
  const state = publicationState(record);
  const becomes = publicationState(withTyped(values));
  const isNew = record.revision === 0 && !record.published;
  useSaveShortcut(save);

  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={save} noValidate>
        <div className={styles.head}>
          <h1 className={styles.heading}>{KINDS[collection].words.name}</h1>
          <StateBadge state={state} publishAt={record.publishAt} unsaved={unsaved} />
        </div>
        {draft.found && (
          <DraftNotice
            name={collection}
            record={record}
            draft={draft.found}
            onBringBack={fill}
            onSettled={draft.settle}
          />
        )}
        {state === 'published' && <Notice kind="info">{admin.publishedNotice}</Notice>}
        <ModelFields form={form} name={collection} />
        {state !== 'published' && becomes === 'published' && <Notice kind="info">{admin.dueNotice}</Notice>}
        {actions.conflict && (
          <ConflictPanel
            name={collection}
            conflict={actions.conflict}
            base={record}
            mine={values}
            onResolved={(theirs, chosen) => {
              onRecord({ ...record, ...theirs });
              fill(chosen);
              actions.dismiss();
            }}
          />
        )}
        <EditorBar action={actions}>
          <RecordButtons
            collection={collection}
            title={record.title}
            isNew={isNew}
            state={state}
            busy={actions.busy}
            onPublish={valid(actions.publish)}
            onUnpublish={valid(actions.unpublish)}
            onDelete={() => actions.remove(record, onRemoved)}
          />
          {!isNew && (
            <HistoryDialog
              name={collection}
              record={record}
              live={state === 'published'}
              unsaved={unsaved}
              onRestore={(earlier) => {
                const content = pickContent(collection, earlier);
                fill(content);
                actions.save({ ...record, ...content }, record);
              }}
            />
          )}
        </EditorBar>
      </form>
      {preview && (
        <aside className={styles.preview} aria-label={admin.preview.label}>
          {preview(withTyped(values))}
        </aside>
      )}
    </div>
  );
}

export type RecordButtonsProps = Pick<DeleteButtonProps, 'collection' | 'title' | 'onDelete'> & {
  /** Not stored yet, so there is nothing to delete. */
  isNew: boolean;
  state: PublicationState;
  busy: boolean;
  onPublish(): void;
  onUnpublish(): void;
};

/** What can be done with a record. Saving is the form's own submit. */
export function RecordButtons(props: RecordButtonsProps) {
  const { collection, title, isNew, state, busy, onPublish, onUnpublish, onDelete } = props;
  const { actions } = admin;
  const published = state === 'published';
  return (
    <>
      <Button {...focusHome} kind={published ? 'primary' : 'secondary'} type="submit" busy={busy}>
        {published ? actions.update : actions.save}
      </Button>
      {published ? (
        <Button onClick={onUnpublish} busy={busy}>
          {actions.unpublish}
        </Button>
      ) : (
        <Button kind="primary" onClick={onPublish} busy={busy}>
          {actions.publish}
        </Button>
      )}
      {!isNew && (
        <DeleteButton
          collection={collection}
          title={title}
          live={published}
          onDelete={onDelete}
          busy={busy}
        />
      )}
    </>
  );
}
