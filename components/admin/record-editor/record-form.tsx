'use client';

import { ConflictPanel } from '@/components/admin/conflict/conflict-panel';
import { DraftNotice } from '@/components/admin/draft/draft-notice';
import { useEditing } from '@/components/admin/editing/use-editing';
import { useSaveShortcut } from '@/components/admin/editing/use-save-shortcut';
import { HistoryDialog } from '@/components/admin/history/history-dialog';
import { Notice } from '@/components/admin/notice/notice';
import { admin } from '@/content/admin/texts';
import { pickContent, pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';
import { EditorBar } from './editor-bar';
import { ModelFields } from './model-fields';
import { RecordButtons } from './record-buttons';
import type { RecordEditorProps } from './record-editor';
import styles from './record-editor.module.scss';
import { StateBadge } from './state-badge';
import type { useRecordActions } from './use-record-actions';

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
