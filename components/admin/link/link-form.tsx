'use client';

import { DraftNotice } from '@/components/admin/editor/draft-notice';
import { EditorBar } from '@/components/admin/editor/editor-bar';
import { TextField } from '@/components/admin/editor/form-fields';
import editor from '@/components/admin/editor/record-editor.module.scss';
import { useSaveShortcut } from '@/components/admin/editor/use-editing';
import { Button } from '@/components/admin/shared/button';
import { Notice } from '@/components/admin/shared/notice';
import { focusHome } from '@/components/admin/shared/use-focus-home';
import { ConflictPanel } from '@/components/admin/versions/conflict-panel';
import { HistoryDialog } from '@/components/admin/versions/history-dialog';
import { links } from '@/content/admin/links';
import { KINDS } from '@/lib/model/kinds';
import { DeleteLink } from './delete-link';
import { UsedBy, useLinkUsers } from './link-users';
import { PdfFacts } from './pdf-facts';
import { PdfField } from './pdf-field';
import { PublicAddress } from './public-address';
import { type LinkFormOptions, useLinkForm } from './use-link';

/** The file of a link, its title, and the address that both stand for. */
export function LinkForm(props: LinkFormOptions) {
  const { link, isNew, action } = props;
  const { editing, upload, chosen, missing, ...act } = useLinkForm(props);
  const { form, draft, values, unsaved } = editing;
  const stored = !isNew;
  const use = useLinkUsers()(link.id);
  useSaveShortcut(act.save);
  return (
    <div className={editor.columns}>
      <form className={editor.form} onSubmit={act.save} noValidate>
        <h1 className={editor.heading}>{stored ? links.heading : links.newHeading}</h1>
        {draft.found && (
          <DraftNotice
            name="Link"
            record={link}
            draft={draft.found}
            onBringBack={act.bringBack}
            onSettled={draft.settle}
          />
        )}
        {stored && <PdfFacts {...link} heading={links.stored} name={link.id} />}
        <PdfField replaces={stored} chosen={chosen} upload={upload} onChosen={act.choose} />
        {missing && (
          <Notice kind="info">
            {links.chooseAgain} {missing}
          </Notice>
        )}
        {stored && chosen && <Notice kind="info">{links.taken}</Notice>}
        <TextField form={form} name="title" spec={KINDS.Link.fields.title} hint={links.titleHint} />
        {action.conflict && (
          <ConflictPanel
            name="Link"
            conflict={action.conflict}
            base={link}
            mine={values}
            onResolved={act.resolve}
          />
        )}
        <EditorBar action={action}>
          <Button {...focusHome} kind="primary" type="submit" busy={action.busy}>
            {chosen ? links.saveFile : links.save}
          </Button>
          {stored && (
            <>
              <DeleteLink link={link} use={use} busy={action.busy} onDelete={act.remove} />
              <HistoryDialog name="Link" record={link} live unsaved={unsaved} onRestore={act.restore} />
            </>
          )}
        </EditorBar>
      </form>
      {link.id && (
        <aside className={editor.side}>
          <PublicAddress id={link.id} works={stored} />
          {stored && <UsedBy {...use} />}
        </aside>
      )}
    </div>
  );
}
