'use client';

import { EditorBar } from '@/components/admin/editor/editor-layout';
import { ModelFields } from '@/components/admin/editor/model-fields';
import editor from '@/components/admin/editor/record-editor.module.scss';
import { RecordMenu } from '@/components/admin/editor/record-menu';
import { UnsavedBadge } from '@/components/admin/editor/state-badge';
import { useSaveShortcut } from '@/components/admin/editor/use-editing';
import { Button } from '@/components/admin/shared/button';
import { Notice } from '@/components/admin/shared/notice';
import { focusHome } from '@/components/admin/shared/use-focus-home';
import { DeletedMeanwhile } from '@/components/admin/versions/deleted-meanwhile';
import { ClashPanel } from '@/components/admin/work/clash-panel';
import { WorkPanel } from '@/components/admin/work/work-panel';
import { links } from '@/content/admin/links';
import { KINDS } from '@/lib/model/kinds';
import { AddressField } from './address-field';
import { DeleteLinkText, UsedBy, useLinkUsers } from './link-users';
import { PdfFacts } from './pdf-facts';
import { PdfField } from './pdf-field';
import styles from './pdf-field.module.scss';
import { PdfThumbnail } from './pdf-thumbnail';
import { PublicAddress } from './public-address';
import { type LinkFormOptions, useLinkForm } from './use-link-form';

/** A link's file, title and address. */
export function LinkForm(props: LinkFormOptions) {
  const { link, isNew, action } = props;
  const { editing, upload, chosen, missing, ...act } = useLinkForm(props);
  const { form, values, unsaved } = editing;
  const stored = !isNew;
  const use = useLinkUsers()(link.id);
  useSaveShortcut(act.save);
  return (
    <>
      <EditorBar
        kind={links.heading}
        title={String(values.title || link.id || links.newHeading)}
        state={unsaved && <UnsavedBadge />}
        action={action}
      >
        <Button {...focusHome} kind="primary" onClick={() => act.save()} busy={action.busy}>
          {chosen ? links.saveFile : links.save}
        </Button>
        {stored && (
          <RecordMenu
            name="Link"
            record={link}
            title={link.title || link.id}
            live
            unsaved={unsaved}
            busy={action.busy}
            onRestore={act.restore}
            deletion={{
              question: KINDS.Link.words.deleteQuestion,
              consequences: <DeleteLinkText {...use} />,
              onAsk: use.onRead,
              onDelete: act.remove,
            }}
          />
        )}
      </EditorBar>
      <div className={editor.columns}>
        <form className={editor.form} onSubmit={(event) => event.preventDefault()} noValidate>
          <ClashPanel editing={editing} live={stored} busy={action.busy} onResolved={act.resolved} />
          {action.conflict?.theirs === null && (
            <DeletedMeanwhile name="Link" id={link.id} onRestored={act.restored} />
          )}
          <WorkPanel editing={editing} onDiscard={act.forgetFile} />
          {stored && (
            <div className={styles.file}>
              <PdfThumbnail link={link} />
              <PdfFacts {...link} heading={links.stored} name={link.id} />
            </div>
          )}
          <PdfField replaces={stored} chosen={chosen} upload={upload} onChosen={act.choose} />
          {isNew && chosen && <AddressField key={link.id} id={link.id} onMove={act.move} />}
          <div role="status">
            {missing && (
              <Notice kind="info">
                {links.chooseAgain} {missing}
              </Notice>
            )}
            {stored && chosen && <Notice kind="info">{links.taken}</Notice>}
          </div>
          <ModelFields form={form} name="Link" marks={editing.marks} />
        </form>
        {link.id && (
          <aside className={editor.side}>
            <PublicAddress id={link.id} works={stored} />
            {stored && <UsedBy {...use} />}
          </aside>
        )}
      </div>
    </>
  );
}
