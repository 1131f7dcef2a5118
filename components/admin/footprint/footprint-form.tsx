'use client';

import { DraftNotice } from '@/components/admin/editor/draft-notice';
import { EditorBar } from '@/components/admin/editor/editor-bar';
import { TextField } from '@/components/admin/editor/form-fields';
import editor from '@/components/admin/editor/record-editor.module.scss';
import { useEditing, useSaveShortcut } from '@/components/admin/editor/use-editing';
import { FootprintPreview } from '@/components/admin/preview/record-preview';
import { Button } from '@/components/admin/shared/button';
import { focusHome, useFocusHome } from '@/components/admin/shared/use-focus-home';
import { ConflictPanel } from '@/components/admin/versions/conflict-panel';
import { HistoryDialog } from '@/components/admin/versions/history-dialog';
import { editors } from '@/content/admin/editors';
import { admin } from '@/content/admin/texts';
import { pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import styles from './footprint-form.module.scss';
import { type Footprints, useFootprintActions } from './use-footprint';

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

export type PublishedFiguresProps = {
  published: Footprint;
  /** The form holds more than is stored. */
  unsaved: boolean;
  /** Publishes figures that were published before. */
  onRestore(earlier: object): void;
};

export const FIGURES = ['patients', 'tests', 'centers', 'devices'] as const;

/** What visitors see now, and what they saw before. */
export function PublishedFigures({ published, unsaved, onRestore }: PublishedFiguresProps) {
  return (
    <section className={styles.column} aria-labelledby="published-figures">
      <h2 id="published-figures">{editors.footprint.published}</h2>
      {published.revision === 0 && <p>{editors.footprint.neverPublished}</p>}
      <dl>
        {FIGURES.map((field) => (
          <div key={field}>
            <dt>{KINDS.GlobalFootprint.fields[field].label}</dt>
            <dd className={styles.figure}>{published[field]}</dd>
          </div>
        ))}
      </dl>
      {published.revision > 1 && (
        <div className={styles.earlier}>
          <HistoryDialog
            name="GlobalFootprint"
            record={published}
            label={editors.footprint.publishedBefore}
            live
            unsaved={unsaved}
            onRestore={onRestore}
          />
        </div>
      )}
    </section>
  );
}
