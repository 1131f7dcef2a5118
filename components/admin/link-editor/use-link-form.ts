'use client';

import { type FormEvent, useState } from 'react';
import { useEditing } from '@/components/admin/editing/use-editing';
import { useLeaveGuard } from '@/components/admin/editing/use-leave-guard';
import { useAction } from '@/components/admin/receipt/use-action';
import { useUpload } from '@/components/admin/upload/use-upload';
import { links } from '@/content/admin/links';
import { confirmations } from '@/content/admin/texts';
import { getLink } from '@/lib/content/links';
import type { PdfLink } from '@/lib/content/records';
import { SCHEMAS } from '@/lib/content/schema';
import type { ChosenPdf } from './choose-pdf';
import { saveLink } from './save-link';

/** What can be done in the form of a link: choose a file, save both, settle a conflict, go back to a version. */
export function useLinkForm(link: PdfLink, onLink: (link: PdfLink) => void) {
  const editing = useEditing<PdfLink>('Link', link, SCHEMAS.Link);
  const action = useAction();
  const upload = useUpload();
  const [chosen, setChosen] = useState<ChosenPdf | null>(null);
  useLeaveGuard(chosen !== null);
  const { form } = editing;

  /** A new link takes its id from the file, or becomes the link that is there under this id. */
  async function choose(pdf: ChosenPdf) {
    setChosen(pdf);
    if (link.revision === 0) {
      const there = await getLink(pdf.id).catch(() => null);
      onLink(there ?? { ...link, id: pdf.id, link: `pdfs/${pdf.id}` });
      editing.fill({ id: pdf.id, link: `pdfs/${pdf.id}` });
    }
    if (!form.getValues('title')) form.setValue('title', pdf.title.slice(0, 200));
  }

  const write = (record: PdfLink, file: File | null) =>
    action.run(async () => {
      let saved = record;
      await upload.follow(async (options) => {
        saved = await saveLink(record, file, options);
      });
      onLink(saved);
      setChosen(null);
      editing.fill({ size: saved.size, pages: saved.pages });
      window.history.replaceState(null, '', `/admin/link/${saved.id}`);
      return { confirmation: confirmations.Link.saved };
    });

  const store = form.handleSubmit(({ title }) => {
    const facts = chosen ? { size: chosen.size, pages: chosen.pages } : {};
    return write({ ...link, ...facts, title }, chosen?.file ?? null);
  });

  function save(event?: FormEvent) {
    event?.preventDefault();
    if (link.revision === 0 && !chosen) upload.refuse(links.fileNeeded);
    else void store();
  }

  return {
    editing,
    action,
    upload,
    chosen,
    choose,
    save,
    resolve(theirs: object, fields: Record<string, unknown>) {
      onLink({ ...link, ...theirs });
      editing.fill(fields);
      action.dismiss();
    },
    restore(earlier: object) {
      const { title = link.title }: Partial<PdfLink> = earlier;
      editing.fill({ title });
      return write({ ...link, title }, null);
    },
  };
}
