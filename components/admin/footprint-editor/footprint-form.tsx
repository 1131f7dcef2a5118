'use client';

import { Button } from '@/components/admin/button/button';
import { ConflictPanel } from '@/components/admin/conflict/conflict-panel';
import { DraftNotice } from '@/components/admin/draft/draft-notice';
import { TextField } from '@/components/admin/editing/text-field';
import { useEditing } from '@/components/admin/editing/use-editing';
import { useSaveShortcut } from '@/components/admin/editing/use-save-shortcut';
import { focusHome, useFocusHome } from '@/components/admin/focus/use-focus-home';
import { HistoryDialog } from '@/components/admin/history/history-dialog';
import { FootprintPreview } from '@/components/admin/preview/record-preview';
import { EditorBar } from '@/components/admin/record-editor/editor-bar';
import editor from '@/components/admin/record-editor/record-editor.module.scss';
import { editors } from '@/content/admin/editors';
import { admin } from '@/content/admin/texts';
import { pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import { SCHEMAS } from '@/lib/model/schema';
import styles from './footprint-form.module.scss';
import { FIGURES, PublishedFigures } from './published-figures';
import { useFootprintActions } from './use-footprint-actions';
import type { Footprints } from './use-footprints';

export type FootprintFormProps = {
  footprints: Footprints;
  onFootprints(footprints: Footprints): void;
};

const NAME = 'GlobalFootprint';

/** The draft of the four figures beside what visitors see. */
export function FootprintForm({ footprints, onFootprints }: FootprintFormProps) {
  const { draft: record, published } = footprints;
  const { form, values, unsaved, draft, fill } = useEditing(NAME, record, SCHEMAS[NAME]);
  const home = useFocusHome<HTMLDivElement>();
  const actions = useFootprintActions(footprints, onFootprints, home.ref);
  const { conflict } = actions;
  const save = form.handleSubmit((typed) => actions.save(typed));
  useSaveShortcut(save);

  return (
    <div {...home} className={editor.columns}>
      <form className={editor.form} onSubmit={save} noValidate>
        <h1 className={editor.heading}>{KINDS[NAME].words.name}</h1>
        {draft.found && (
          <DraftNotice
            name={NAME}
            record={record}
            draft={draft.found}
            onBringBack={fill}
            onSettled={draft.settle}
          />
        )}
        <div className={styles.columns}>
          <fieldset className={styles.column}>
            <legend>{editors.footprint.draft}</legend>
            {FIGURES.map((field) => (
              <TextField key={field} form={form} name={field} spec={KINDS[NAME].fields[field]} />
            ))}
          </fieldset>
          <PublishedFigures published={published} unsaved={unsaved} onRestore={actions.restore} />
        </div>
        {conflict && (
          <ConflictPanel
            name={NAME}
            conflict={conflict}
            base={conflict.id === 'published' ? published : record}
            mine={values}
            onResolved={(theirs, chosen) => {
              const which = conflict.id === 'published' ? 'published' : 'draft';
              onFootprints({ ...footprints, [which]: { ...footprints[which], ...theirs } });
              fill(chosen);
              actions.dismiss();
            }}
          />
        )}
        <EditorBar action={actions}>
          <Button type="submit" busy={actions.busy}>
            {admin.actions.save}
          </Button>
          <Button
            {...focusHome}
            kind="primary"
            onClick={form.handleSubmit((typed) => actions.publish(typed))}
            busy={actions.busy}
          >
            {admin.actions.publish}
          </Button>
          {record.revision > 0 && (
            <HistoryDialog
              name={NAME}
              record={record}
              unsaved={unsaved}
              onRestore={(earlier) => {
                fill(pickEditable(NAME, earlier));
                actions.save(earlier);
              }}
            />
          )}
        </EditorBar>
      </form>
      <aside className={editor.preview} aria-label={admin.preview.label}>
        <FootprintPreview footprint={{ ...record, ...pickEditable(NAME, values) }} />
      </aside>
    </div>
  );
}
