'use client';

import { ConflictPanel } from '@/components/admin/editing/conflicts/conflict-panel';
import { DeletedMeanwhile } from '@/components/admin/editing/conflicts/deleted-meanwhile';
import { EditorLayout } from '@/components/admin/editing/editor-layout';
import { type Open, OpenedRecord, type Source } from '@/components/admin/editing/opened-record';
import editor from '@/components/admin/editing/record-editor.module.scss';
import { RecordMenu } from '@/components/admin/editing/record-menu';
import { UnsavedBadge } from '@/components/admin/editing/state-badge';
import { useSaveShortcut } from '@/components/admin/editing/work/use-editing';
import { WorkPanel } from '@/components/admin/editing/work/work-panel';
import { ModelFields } from '@/components/admin/fields/model-fields';
import { PdfFacts } from '@/components/admin/fields/pdf-facts';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { useRefusal } from '@/components/admin/kit/role';
import { MenuAction } from '@/components/admin/kit/row-menu';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { links } from '@/content/admin/links';
import { schedule } from '@/content/admin/schedule';
import { databaseNow } from '@/lib/firebase/database-now';
import { emptyRecord } from '@/lib/model/converter';
import { dayOf } from '@/lib/model/fields/date';
import { mustStay, PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { getLink } from '@/lib/records/facade';
import { PdfField } from './pdf-field';
import styles from './pdf-field.module.scss';
import { PdfThumbnail } from './pdf-thumbnail';
import { deletionOfPdf, UsedBy, usePdfUsers } from './pdf-users';
import { AddressField, PublicAddress } from './public-address';
import { SameDevice } from './same-device';
import { usePdfForm } from './use-pdf-form';

const isName = (id: string) => PDF_NAME.test(id);

const newLink = (id: string): PdfLink => ({ ...emptyRecord('Link', id), link: `pdfs/${id}` });

const SOURCE: Source<PdfLink> = {
  collection: 'Link',
  get: async (id) => (isName(id) ? getLink(id) : null),
  empty: (id) => newLink(isName(id) ? id : ''),
};

export type PdfEditorProps = {
  /** A PDF's file name. Any other value starts a new link, which takes its id from the chosen file. */
  id: string;
};

/** The editor of one PDF link and its file. */
export function PdfEditor({ id }: PdfEditorProps) {
  return (
    <OpenedRecord source={SOURCE} id={id}>
      {(open) => <PdfForm {...open} />}
    </OpenedRecord>
  );
}

/** The form of a link: its file, details and address. */
export function PdfForm(props: Open<PdfLink>) {
  const { record: link, isNew, action } = props;
  const { editing, upload, chosen, missing, checking, news, ...act } = usePdfForm(props);
  const { form, values, unsaved } = editing;
  const stored = !isNew;
  const isReliedOn = mustStay(link, dayOf(databaseNow()));
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
              {...(!isReliedOn && {
                deletion: {
                  ...deletionOfPdf(link, use),
                  refused,
                  onAsk: use.onRead,
                  onDelete: act.remove,
                },
              })}
            >
              {isReliedOn && !link.withdrawn && (
                <MenuAction danger refused={refused} onChoose={act.withdraw}>
                  {links.withdraw}
                </MenuAction>
              )}
            </RecordMenu>
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
            confirmed={act.confirmed}
            onConfirm={act.confirm}
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
            {link.document && stored && !unsaved && <SameDevice link={link} refused={refused} />}
            {stored && <UsedBy {...use} />}
          </div>
        )
      }
    />
  );
}
