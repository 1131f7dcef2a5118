'use client';

import { useCallback, useState } from 'react';
import { DeletedRecord } from '@/components/admin/editing/deleted-record';
import { EditorLayout } from '@/components/admin/editing/editor-layout';
import editor from '@/components/admin/editing/record-editor.module.scss';
import { RecordMenu } from '@/components/admin/editing/record-menu';
import { UnsavedBadge } from '@/components/admin/editing/state-badge';
import { useAction } from '@/components/admin/editing/use-action';
import { useSaveShortcut } from '@/components/admin/editing/use-editing';
import { ConflictPanel } from '@/components/admin/editing/versions/conflict-panel';
import { DeletedMeanwhile } from '@/components/admin/editing/versions/deleted-meanwhile';
import { type OpenedWork, openWork } from '@/components/admin/editing/work/open-work';
import { resumedConflict } from '@/components/admin/editing/work/resumed-work';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import { ModelFields } from '@/components/admin/fields/model-fields';
import { PdfFacts } from '@/components/admin/fields/pdf-facts';
import { BackLink } from '@/components/admin/kit/back-link';
import { Button } from '@/components/admin/kit/button';
import { LoadState } from '@/components/admin/kit/loading';
import { Notice } from '@/components/admin/kit/notice';
import { useRefusal } from '@/components/admin/kit/role';
import { focusHome, useFocusHome } from '@/components/admin/kit/use-focus-home';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { links } from '@/content/admin/links';
import { schedule } from '@/content/admin/schedule';
import { emptyRecord } from '@/lib/model/converter';
import { KINDS } from '@/lib/model/kinds';
import { PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { getLink } from '@/lib/records/facade';
import { deletionOf } from '@/lib/records/history';
import { UNNAMED } from '@/lib/records/work';
import { PdfField } from './pdf-field';
import styles from './pdf-field.module.scss';
import { PdfThumbnail } from './pdf-thumbnail';
import { DeletePdfText, UsedBy, usePdfUsers } from './pdf-users';
import { AddressField, PublicAddress } from './public-address';
import { type PdfFormOptions, type PdfState, usePdfForm } from './use-pdf-form';

export type PdfEditorProps = {
  /** A PDF's file name. Any other value starts a new link, which takes its id from the chosen file. */
  id: string;
};

/** The editor of one PDF link and its file. */
export function PdfEditor({ id: first }: PdfEditorProps) {
  const [id, setId] = useState(first);
  const action = useAction();
  const { tell } = action;
  const read = useCallback(async () => {
    const loaded = await load(id);
    tell({ type: 'loaded', conflict: resumedConflict('Link', loaded.link, loaded.opened) });
    return loaded;
  }, [id, tell]);
  const { loaded, setLoaded, failure, reload } = useLoaded(read);
  const deletion = loaded && loaded.state !== 'new' && loaded.state !== 'stored' ? loaded.state : null;
  return (
    <div {...useFocusHome<HTMLDivElement>()}>
      {!(loaded && !deletion) && <BackLink />}
      <LoadState isLoaded={Boolean(loaded)} failure={failure} onRetry={reload} />
      {loaded && deletion && (
        <DeletedRecord
          collection="Link"
          id={loaded.link.id}
          deletion={deletion}
          title={loaded.link.title || loaded.link.id}
          action={action}
          onRestored={async () => {
            // A link that was new when the editor opened has taken its id from its file.
            setId(loaded.link.id);
            await reload();
          }}
        />
      )}
      {loaded && !deletion && (
        <PdfForm
          link={loaded.link}
          isNew={loaded.state === 'new'}
          opened={loaded.opened}
          action={action}
          onLink={(link, state) => setLoaded({ link, state, opened: loaded.opened })}
        />
      )}
    </div>
  );
}

type LoadedLink = { link: PdfLink; state: PdfState; opened: OpenedWork | null };

const newLink = (id: string): PdfLink => ({ ...emptyRecord('Link', id), link: `pdfs/${id}` });

/** Loads the stored or deleted link with this id, or else starts a new link. */
async function load(id: string): Promise<LoadedLink> {
  const isNamed = PDF_NAME.test(id);
  const stored = isNamed ? await getLink(id) : null;
  const deleted = stored || !isNamed ? null : await deletionOf('Link', id);
  if (deleted) {
    return { link: { ...newLink(id), title: deleted.title }, state: deleted.deletion, opened: null };
  }
  const link = stored ?? newLink(isNamed ? id : '');
  const opened = await openWork('Link', link, stored ? id : UNNAMED);
  return { link, state: stored ? 'stored' : 'new', opened };
}

/** The form of a link: its file, details and address. */
export function PdfForm(props: PdfFormOptions) {
  const { link, isNew, action } = props;
  const { editing, upload, chosen, missing, checking, news, ...act } = usePdfForm(props);
  const { form, values, unsaved } = editing;
  const stored = !isNew;
  const busy = action.busy || news === schedule.uploads.waiting;
  const use = usePdfUsers()(link.id);
  const refused = useRefusal();
  useSaveShortcut(act.save);
  return (
    <EditorLayout
      kind={links.heading}
      title={String(values.title || link.id || links.newHeading)}
      state={unsaved && <UnsavedBadge />}
      action={action}
      news={news}
      attempts={form.formState.submitCount}
      buttons={
        <>
          <Button
            {...focusHome}
            kind="primary"
            className={editor.main}
            onClick={() => act.save()}
            busy={busy}
            refused={refused}
          >
            {chosen ? links.saveFile : links.save}
          </Button>
          {stored && (
            <RecordMenu
              name="Link"
              record={link}
              title={link.title || link.id}
              live
              unsaved={unsaved}
              busy={busy}
              onRestore={act.restore}
              deletion={{
                question: KINDS.Link.words.deleteQuestion,
                consequences: <DeletePdfText {...use} />,
                refused,
                onAsk: use.onRead,
                onDelete: act.remove,
              }}
            />
          )}
        </>
      }
      sheet={
        <form className={editor.form} onSubmit={(event) => event.preventDefault()} noValidate>
          <ConflictPanel editing={editing} live={stored} busy={busy} onResolved={act.resolved} />
          {action.deletedElsewhere && (
            <DeletedMeanwhile
              name="Link"
              id={link.id}
              onRestored={act.restored}
              onConflict={act.mergeTheirs}
            />
          )}
          <WorkPanel editing={editing} onDiscard={act.forgetFile} />
          {stored && (
            <div className={styles.file}>
              <PdfThumbnail link={link} />
              <PdfFacts {...link} heading={links.stored} name={link.id} />
            </div>
          )}
          <PdfField
            replaces={stored}
            chosen={chosen}
            checking={checking}
            disabled={action.busy}
            upload={upload}
            onChoose={act.choose}
          />
          {isNew && chosen && <AddressField key={link.id} id={link.id} onMove={act.move} />}
          <div role="status">
            {refused && <Notice kind="info">{refused}</Notice>}
            {missing && (
              <Notice kind="info">
                {links.chooseAgain} {missing}
              </Notice>
            )}
            {stored && chosen && <Notice kind="info">{links.taken}</Notice>}
            {stored && chosen && chosen.title !== values.title && (
              <Notice kind="info">
                <p>
                  {links.fileTitle} <bdi>{chosen.title}</bdi>
                </p>
                <Button small onClick={() => editing.fill({ title: chosen.title })}>
                  {links.useFileTitle}
                </Button>
              </Notice>
            )}
          </div>
          <ModelFields form={form} name="Link" marks={editing.marks} />
        </form>
      }
      inspector={
        link.id && (
          <div className={editor.side}>
            <PublicAddress id={link.id} works={stored} />
            {stored && <UsedBy {...use} />}
          </div>
        )
      }
    />
  );
}
