'use client';

import { useState } from 'react';
import { EditorLayout, type Pane } from '@/components/admin/editing/editor-layout';
import { InspectorGroup } from '@/components/admin/editing/inspector';
import editor from '@/components/admin/editing/record-editor.module.scss';
import { RecordMenu } from '@/components/admin/editing/record-menu';
import { UnsavedBadge } from '@/components/admin/editing/state-badge';
import { useEditing, useReceiptEnd, useSaveShortcut } from '@/components/admin/editing/use-editing';
import { ConflictPanel, showConflict } from '@/components/admin/editing/versions/conflict-panel';
import { HistoryDialog } from '@/components/admin/editing/versions/history-dialog';
import type { OpenedWork } from '@/components/admin/editing/work/open-work';
import { useConflictHandlers } from '@/components/admin/editing/work/use-conflict';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import { TextField } from '@/components/admin/fields/form-fields';
import { footprintPreview } from '@/components/admin/kinds/preview/record-preview';
import { BackLink } from '@/components/admin/kit/back-link';
import { Button } from '@/components/admin/kit/button';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { LoadState } from '@/components/admin/kit/loading';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { editors } from '@/content/admin/editors';
import { admin } from '@/content/admin/texts';
import { pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import styles from './footprint-editor.module.scss';
import { type Footprints, useFootprintActions, useFootprints } from './use-footprint';

/** Loads the four figures, and shows the form for editing them. */
export function FootprintEditor() {
  const { loaded, setLoaded, failure, reload } = useFootprints();
  return (
    <>
      {!loaded && <BackLink />}
      <LoadState isLoaded={Boolean(loaded)} failure={failure} onRetry={reload} />
      {loaded && (
        <FootprintForm
          {...loaded}
          onFootprints={(footprints) => setLoaded({ footprints, opened: loaded.opened })}
        />
      )}
    </>
  );
}

export type FootprintFormProps = {
  footprints: Footprints;
  /** The user's earlier unsaved changes. */
  opened: OpenedWork | null;
  onFootprints(footprints: Footprints): void;
};

const NAME = 'GlobalFootprint';

/** The draft of the four figures beside the published ones. */
export function FootprintForm({ footprints, opened, onFootprints }: FootprintFormProps) {
  const { draft: record, published } = footprints;
  const editing = useEditing(NAME, record, SCHEMAS[NAME], { opened });
  const { form, values, unsaved, fill } = editing;
  const home = useFocusHome<HTMLDivElement>();
  const actions = useFootprintActions(footprints, onFootprints, home.ref);
  useReceiptEnd(editing, actions);
  const valid = (action: (typed: Footprint) => void) =>
    editing.conflict?.open.length ? showConflict : form.handleSubmit((typed) => action(typed));
  const save = valid(actions.save);
  useConflictHandlers({
    action: actions,
    onDone: editing.forgetRefused,
    onConflict(theirs) {
      const which = actions.conflict?.id === 'published' ? 'published' : 'draft';
      editing.merge(theirs, actions.refused, footprints[which]);
      onFootprints({ ...footprints, [which]: { ...footprints[which], ...theirs } });
      actions.dismiss();
    },
  });
  const [pane, setPane] = useState<Pane>('form');
  const previewOf = (figures: object) => footprintPreview({ ...record, ...pickEditable(NAME, figures) });
  const shown = previewOf(values);
  useSaveShortcut(save);

  return (
    <div {...home}>
      <EditorLayout
        kind={editors.footprint.kind}
        title={KINDS[NAME].words.name}
        state={unsaved && <UnsavedBadge />}
        action={actions}
        pane={pane}
        onPane={setPane}
        attempts={form.formState.submitCount}
        buttons={
          <>
            <Button onClick={() => void save()} busy={actions.busy} className={editor.second}>
              <Icon path={editorIcons.save} />
              <span>{admin.actions.save}</span>
            </Button>
            <Button
              {...focusHome}
              kind="primary"
              className={editor.main}
              onClick={() => void valid(actions.publish)()}
              busy={actions.busy}
            >
              {admin.actions.publish}
            </Button>
            {record.revision > 0 && (
              <RecordMenu
                name={NAME}
                record={record}
                title={KINDS[NAME].words.name}
                unsaved={unsaved}
                busy={actions.busy}
                preview={(earlier) => {
                  const { page, outside } = previewOf(earlier);
                  return (
                    <>
                      {page}
                      {outside}
                    </>
                  );
                }}
                onRestore={(earlier) => {
                  fill(pickEditable(NAME, earlier));
                  actions.save(earlier);
                }}
              />
            )}
          </>
        }
        preview={shown.page}
        inspector={<InspectorGroup label={editors.groups.outside.label}>{shown.outside}</InspectorGroup>}
        sheet={
          <form className={editor.form} onSubmit={(event) => event.preventDefault()} noValidate>
            <ConflictPanel
              editing={editing}
              live={false}
              busy={actions.busy}
              note={editors.footprint.conflict}
              onResolved={() => void form.handleSubmit((typed) => actions.save(typed))()}
            />
            <WorkPanel editing={editing} />
            <div className={styles.columns}>
              <section className={styles.column} aria-labelledby="draft-figures">
                <h2 id="draft-figures">{editors.footprint.draft}</h2>
                {FIGURES.map((field) => (
                  <TextField key={field} form={form} name={field} spec={KINDS[NAME].fields[field]} />
                ))}
              </section>
              <PublishedFigures
                published={published}
                draft={values}
                unsaved={unsaved}
                onRestore={actions.restore}
              />
            </div>
          </form>
        }
      />
    </div>
  );
}

export type PublishedFiguresProps = {
  published: Footprint;
  /** The figures in the form. */
  draft: Footprint;
  /** Whether the form has unsaved changes. */
  unsaved: boolean;
  /** Republishes earlier figures. */
  onRestore(earlier: object): void;
};

export const FIGURES = ['patients', 'tests', 'centers', 'devices'] as const;

/** The published figures, with a mark on those that the draft would change, and the history of earlier ones. */
export function PublishedFigures({ published, draft, unsaved, onRestore }: PublishedFiguresProps) {
  return (
    <section className={styles.column} aria-labelledby="published-figures">
      <h2 id="published-figures">{editors.footprint.published}</h2>
      <dl className={styles.figures}>
        {FIGURES.map((field) => (
          <div key={field} className={styles.row}>
            <dt>{KINDS.GlobalFootprint.fields[field].label}</dt>
            <dd className={styles.figure}>
              <span>{published[field]}</span>
              {draft[field] !== published[field] && (
                <span className={styles.differs}>{editors.footprint.changed}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.earlier}>
        {published.revision === 0 && <p>{editors.footprint.neverPublished}</p>}
        {published.revision > 1 && (
          <HistoryDialog
            name="GlobalFootprint"
            record={published}
            label={editors.footprint.publishedBefore}
            live
            unsaved={unsaved}
            onRestore={onRestore}
          />
        )}
      </div>
    </section>
  );
}
