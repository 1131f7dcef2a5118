'use client';

import { Button } from '@/components/admin/button/button';
import { ConflictPanel } from '@/components/admin/conflict/conflict-panel';
import { DraftNotice } from '@/components/admin/draft/draft-notice';
import { TextField } from '@/components/admin/editing/text-field';
import { useSaveShortcut } from '@/components/admin/editing/use-save-shortcut';
import { focusHome } from '@/components/admin/focus/use-focus-home';
import { HistoryDialog } from '@/components/admin/history/history-dialog';
import { Notice } from '@/components/admin/notice/notice';
import { EditorBar } from '@/components/admin/record-editor/editor-bar';
import editor from '@/components/admin/record-editor/record-editor.module.scss';
import { links } from '@/content/admin/links';
import { KINDS } from '@/lib/model/kinds';
import { DeleteLink } from './delete-link';
import { PdfFacts } from './pdf-facts';
import { PdfField } from './pdf-field';
import { PublicAddress } from './public-address';
import { type LinkFormOptions, useLinkForm } from './use-link-form';
import { useLinkUsers } from './use-link-users';
import { UsedBy } from './used-by';

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
