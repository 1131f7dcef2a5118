'use client';

import { EditorLayout } from '@/components/admin/editing/editor-layout';
import { type Open, OpenedRecord, type Source } from '@/components/admin/editing/opened-record';
import editor from '@/components/admin/editing/record-editor.module.scss';
import { RecordMenu } from '@/components/admin/editing/record-menu';
import { RecordSheet } from '@/components/admin/editing/record-sheet';
import { AskDialog } from '@/components/admin/editing/sharing/ask-dialog';
import { SavedMark, UnsavedBadge } from '@/components/admin/editing/state-badge';
import { ColleaguesPanel } from '@/components/admin/editing/work/colleagues-panel';
import { useSaveShortcut } from '@/components/admin/editing/work/use-editing';
import { PdfFacts } from '@/components/admin/fields/pdf-facts';
import { Button } from '@/components/admin/kit/button';
import { editorIcons } from '@/components/admin/kit/editor-icons';
import { Icon } from '@/components/admin/kit/icons';
import { Notice } from '@/components/admin/kit/notice';
import { useRefusal } from '@/components/admin/kit/role';
import { MenuAction } from '@/components/admin/kit/row-menu';
import { focusHome } from '@/components/admin/kit/use-focus-home';
import { approval } from '@/content/admin/approval';
import { links } from '@/content/admin/links';
import { people } from '@/content/admin/people';
import { schedule } from '@/content/admin/schedule';
import { documentSlug } from '@/lib/documents/device-documents';
import { databaseNow } from '@/lib/firebase/database-now';
import { emptyRecord } from '@/lib/model/converter';
import { dayOf } from '@/lib/model/fields/date';
import { keepsVersions, mustStay, PDF_NAME } from '@/lib/model/link';
import type { PdfLink } from '@/lib/model/records';
import { getLink } from '@/lib/records/facade';
import { PdfField } from './pdf-field';
import styles from './pdf-field.module.scss';
import { PdfFields } from './pdf-fields';
import { PdfThumbnail } from './pdf-thumbnail';
import { deletionOfPdf, UsedBy, usePdfUsers } from './pdf-users';
import { AddressField, DocumentAddress, PublicAddress } from './public-address';
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
  const { asks } = act;
  useSaveShortcut(act.save);
  return (
    <EditorLayout
      kind={links.heading}
      title={String(values.title || link.id || links.newHeading)}
      state={
        <>
          {unsaved && !editing.isShared && <UnsavedBadge />}
          <SavedMark record={link} unsaved={unsaved} />
        </>
      }
      action={action}
      news={news}
      people={<ColleaguesPanel editing={editing} />}
      attempts={form.formState.submitCount}
      buttons={
        <>
          {asks && (
            <Button onClick={act.save} busy={busy} className={editor.second}>
              <Icon path={editorIcons.save} />
              <span>{approval.draft.save}</span>
            </Button>
          )}
          <Button
            {...focusHome}
            kind="primary"
            className={editor.main}
            onClick={asks ? act.ask : act.save}
            busy={busy}
          >
            {asks ? approval.ask : chosen ? links.saveFile : links.save}
          </Button>
          {stored && (
            <RecordMenu
              name="Link"
              record={link}
              title={link.title || link.id}
              live={!asks}
              unsaved={unsaved}
              busy={busy}
              onShare={asks ? undefined : act.share}
              onRestore={act.restore}
              deletion={
                isReliedOn || refused
                  ? undefined
                  : { ...deletionOfPdf(link, use), onAsk: use.onRead, onDelete: act.remove }
              }
              requestedDeletion={
                refused && !isReliedOn
                  ? { asks, refused: act.refusedDeletion, onAsk: act.askToDelete }
                  : undefined
              }
            >
              {isReliedOn && !link.withdrawn && (
                <MenuAction danger onChoose={act.withdraw}>
                  {links.withdraw}
                </MenuAction>
              )}
            </RecordMenu>
          )}
        </>
      }
      question={
        <AskDialog isOpen={act.isAsking} asks={asks} onAsk={act.sendRequest} onClose={act.endAsking} />
      }
      sheet={
        <RecordSheet
          name="Link"
          record={link}
          editing={editing}
          live={stored}
          busy={busy}
          isDeletedElsewhere={action.deletedElsewhere !== null}
          act={act}
          effect={asks && <p>{asks}</p>}
        >
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
            {missing && (
              <Notice kind="info">
                {links.chooseAgain} {missing}
              </Notice>
            )}
            {stored && chosen && !asks && <Notice kind="info">{links.taken}</Notice>}
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
          <PdfFields form={form} marks={editing.marks} />
        </RecordSheet>
      }
      inspector={
        <div className={editor.side}>
          <PublicAddress id={link.id} works={stored} />
          {keepsVersions(link) && stored && !unsaved && <DocumentAddress slug={documentSlug(link)} />}
          {link.document && stored && !unsaved && (
            <SameDevice
              link={link}
              refused={refused ?? (act.needsApproval ? people.secondPerson : undefined)}
            />
          )}
          {stored && <UsedBy {...use} />}
        </div>
      }
    />
  );
}
