'use client';

import { Button } from '@/components/admin/button/button';
import { ConflictPanel } from '@/components/admin/conflict/conflict-panel';
import { DraftNotice } from '@/components/admin/draft/draft-notice';
import { TextField } from '@/components/admin/editing/text-field';
import { useSaveShortcut } from '@/components/admin/editing/use-save-shortcut';
import { HistoryDialog } from '@/components/admin/history/history-dialog';
import { Notice } from '@/components/admin/notice/notice';
import { Receipt } from '@/components/admin/receipt/receipt';
import editor from '@/components/admin/record-editor/record-editor.module.scss';
import { links } from '@/content/admin/links';
import { FIELDS } from '@/lib/content/fields';
import type { PdfLink } from '@/lib/content/records';
import { PdfFacts } from './pdf-facts';
import { PdfField } from './pdf-field';
import { PublicAddress } from './public-address';
import { useLinkForm } from './use-link-form';
import { UsedBy } from './used-by';

export type LinkFormProps = {
  /** As stored; without an id as long as no file gave one. */
  link: PdfLink;
  onLink(link: PdfLink): void;
};

/** The file of a link, its title, and the address that both stand for. */
export function LinkForm({ link, onLink }: LinkFormProps) {
  const { editing, action, upload, chosen, choose, save, resolve, restore } = useLinkForm(link, onLink);
  const { form, draft, values, unsaved } = editing;
  const stored = link.revision > 0;
  useSaveShortcut(save);
  return (
    <div className={editor.columns}>
      <form className={editor.form} onSubmit={save} noValidate>
        <h1 className={editor.heading}>{stored ? links.heading : links.newHeading}</h1>
        {stored && draft.found && (
          <DraftNotice
            name="Link"
            record={link}
            draft={draft.found}
            onBringBack={({ title }) => editing.fill({ title })}
            onSettled={draft.settle}
          />
        )}
        {stored && <PdfFacts heading={links.stored} name={link.id} size={link.size} pages={link.pages} />}
        <PdfField replaces={stored} chosen={chosen} upload={upload} onChosen={choose} />
        {stored && chosen && <Notice kind="info">{links.taken}</Notice>}
        <TextField form={form} name="title" spec={FIELDS.Link.title} hint={links.titleHint} />
        {action.conflict && (
          <ConflictPanel
            name="Link"
            conflict={action.conflict}
            base={link}
            mine={values}
            onResolved={resolve}
          />
        )}
        <div className={editor.bar}>
          <Receipt {...action} onRetry={action.retry} />
          <div className={editor.actions}>
            <Button kind="primary" type="submit" busy={action.busy}>
              {chosen ? links.saveFile : links.save}
            </Button>
            {stored && (
              <HistoryDialog
                name="Link"
                record={link}
                unsaved={unsaved || chosen !== null}
                onRestore={restore}
              />
            )}
          </div>
        </div>
      </form>
      {link.id && (
        <aside className={editor.side}>
          <PublicAddress id={link.id} works={stored} />
          {stored && <UsedBy id={link.id} />}
        </aside>
      )}
    </div>
  );
}
