'use client';

import { useState } from 'react';
import type { Refusable } from '@/components/admin/editing/commands/machine';
import { ConflictPanel, showConflict } from '@/components/admin/editing/conflicts/conflict-panel';
import { EditorLayout, type Pane } from '@/components/admin/editing/editor-layout';
import { InspectorGroup } from '@/components/admin/editing/inspector';
import { OpeningView } from '@/components/admin/editing/opening-view';
import editor from '@/components/admin/editing/record-editor.module.scss';
import { RecordMenu } from '@/components/admin/editing/record-menu';
import { AskDialog } from '@/components/admin/editing/sharing/ask-dialog';
import { DraftSection } from '@/components/admin/editing/sharing/draft-section';
import { readDraft } from '@/components/admin/editing/sharing/open-draft';
import { useAsks } from '@/components/admin/editing/sharing/use-asks';
import { draftActions, useSharedDraft } from '@/components/admin/editing/sharing/use-shared-draft';
import { SavedMark, UnsavedBadge } from '@/components/admin/editing/state-badge';
import { HistoryDialog } from '@/components/admin/editing/versions/history-dialog';
import { ColleaguesPanel } from '@/components/admin/editing/work/colleagues-panel';
import { useEditing, useSaveShortcut } from '@/components/admin/editing/work/use-editing';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import { ModelFields } from '@/components/admin/fields/model-fields';
import { footprintPreview } from '@/components/admin/kinds/preview/record-preview';
import { Button } from '@/components/admin/kit/button';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { useLatest } from '@/components/admin/kit/use-latest';
import { approval } from '@/content/admin/approval';
import { editors } from '@/content/admin/editors';
import { admin } from '@/content/admin/texts';
import { changedFields, editableFields, fieldLabel, pickEditable } from '@/lib/model/editable';
import { KINDS } from '@/lib/model/kinds';
import type { Footprint } from '@/lib/model/records';
import { SCHEMAS } from '@/lib/model/schema';
import { textIn } from '@/lib/model/text-in';
import { saveDraft } from '@/lib/records/drafts';
import type { ConflictError } from '@/lib/records/errors';
import { requireFigures } from '@/lib/records/facade';
import styles from './footprint-editor.module.scss';
import {
  type FootprintFormProps,
  publishedAs,
  publishedWith,
  useFootprintActions,
  useFootprints,
} from './use-footprint';

/** Loads the four figures, and shows the form for editing them. */
export function FootprintEditor() {
  const { loaded, setLoaded, failure, reload } = useFootprints();
  if (!loaded) return <OpeningView isLoaded={false} failure={failure} onRetry={reload} />;
  return <FootprintForm {...loaded} onFootprints={(footprints) => setLoaded({ ...loaded, footprints })} />;
}

const NAME = 'GlobalFootprint';

/** The draft of the four figures beside the published ones. */
export function FootprintForm(props: FootprintFormProps) {
  const { footprints, opened, shared, onFootprints } = props;
  const { draft: record, published } = footprints;
  const home = useFocusHome<HTMLDivElement>();
  // The user has always seen the request, because it is shown beside the form.
  const request = useSharedDraft({ ...shared, seen: shared.draft?.revision ?? 0 });
  const actions = useFootprintActions(
    {
      ...{ footprints, opened, onFootprints, request: request.draft },
      /** Copies the saved figures to the request, which withdraws it. */
      async onSaved(saved) {
        if (!request.draft) return;
        const seen = await saveDraft(NAME, publishedAs(published, saved), request.seen);
        request.setShared({ draft: await readDraft<Footprint>(NAME, 'published'), seen });
      },
    },
    home.ref,
  );
  const sharing = draftActions(request, {
    ...{ name: NAME, record: published, actions },
    async save(figures, loaded, signal) {
      requireFigures(figures);
      return saveDraft(NAME, figures, loaded, { signal });
    },
  });
  const asks = useAsks(shared.needsApproval);
  const [isAsking, setAsking] = useState(false);
  const editing = useEditing(NAME, record, SCHEMAS[NAME], { action: actions, opened });
  const { form, values, unsaved, fill } = editing;
  const conflicted = useLatest(async ({ theirs, id }: ConflictError, refused: Refusable) => {
    if (!theirs) return;
    const which = id === 'published' ? 'published' : 'draft';
    const live = which === 'draft' ? await publishedWith(theirs) : null;
    editing.merge(theirs, refused, footprints[which]);
    onFootprints({
      ...footprints,
      ...(live && { published: live }),
      [which]: { ...footprints[which], ...theirs },
    });
  });
  const options = {
    onConflict: (conflict: ConflictError, refused: Refusable) => void conflicted.current(conflict, refused),
  };
  const valid = (action: (typed: Footprint) => void) =>
    editing.conflict?.open.length ? showConflict : form.handleSubmit((typed) => action(typed));
  const write = (figures: object) => actions.save(figures, options);
  const save = valid(write);
  function restoreDraft(earlier: object) {
    fill(pickEditable(NAME, earlier));
    write(earlier);
  }
  const [pane, setPane] = useState<Pane>('form');
  const previewOf = (figures: object) => footprintPreview({ ...record, ...pickEditable(NAME, figures) });
  const shown = previewOf(values);
  useSaveShortcut(save);

  return (
    <div {...home}>
      <EditorLayout
        kind={editors.footprint.kind}
        title={KINDS[NAME].words.name}
        state={unsaved ? <UnsavedBadge /> : <SavedMark record={editing.record} unsaved={false} />}
        // Only restoring published figures reports a conflict as a failure.
        action={{ ...actions, conflictText: editors.footprint.overtaken }}
        pane={pane}
        people={<ColleaguesPanel editing={editing} />}
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
              onClick={() =>
                void valid((typed) => (asks ? setAsking(true) : actions.publish(typed, options)))()
              }
              busy={actions.busy}
              refused={asks && unsaved ? editors.footprint.saveFirst : undefined}
            >
              {asks ? approval.ask : admin.actions.publish}
            </Button>
            {record.revision > 0 && (
              <RecordMenu
                name={NAME}
                record={record}
                title={KINDS[NAME].words.name}
                unsaved={unsaved}
                busy={actions.busy}
                preview={previewOf}
                onRestore={restoreDraft}
              />
            )}
          </>
        }
        question={
          <AskDialog
            isOpen={isAsking}
            asks={asks}
            onAsk={(note) => sharing.ask(publishedAs(published, record), note)}
            onClose={() => setAsking(false)}
          />
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
              onResolved={() => void form.handleSubmit(write)()}
            />
            <DraftSection
              name={NAME}
              record={published}
              draft={request.draft}
              isInForm
              isUnchanged
              needsApproval={shared.needsApproval}
              busy={actions.busy}
              onApprove={(reason) => actions.approve(reason, options)}
              onReturn={sharing.giveBack}
              onRemove={sharing.removeDraft}
            />
            <WorkPanel editing={editing} effect={asks && <p>{asks}</p>} />
            <div className={styles.columns}>
              <section className={styles.column} aria-labelledby="draft-figures">
                <h2 id="draft-figures">{editors.footprint.draft}</h2>
                <ModelFields form={form} name={NAME} marks={editing.marks} />
              </section>
              <PublishedFigures
                published={published}
                draft={values}
                unsaved={unsaved}
                onRestore={asks ? restoreDraft : actions.restore}
              />
            </div>
          </form>
        }
      />
    </div>
  );
}

type PublishedFiguresProps = {
  published: Footprint;
  /** The figures in the form. */
  draft: Footprint;
  /** Whether the form has unsaved changes. */
  unsaved: boolean;
  /** Republishes earlier figures. */
  onRestore(earlier: object): void;
};

/** The published figures, with a mark on those that the draft would change, and the history of earlier ones. */
function PublishedFigures({ published, draft, unsaved, onRestore }: PublishedFiguresProps) {
  const differing = changedFields(NAME, published, draft);
  return (
    <section className={styles.column} aria-labelledby="published-figures">
      <h2 id="published-figures">{editors.footprint.published}</h2>
      <dl className={styles.figures}>
        {editableFields(NAME).map((field) => (
          <div key={field} className={styles.row}>
            <dt>{fieldLabel(NAME, field)}</dt>
            <dd className={styles.figure}>
              <span>{textIn(published, field)}</span>
              {differing.some((change) => change.field === field) && (
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
            name={NAME}
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
