import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Open } from '@/components/admin/editing/opened-record';
import type { useEditing } from '@/components/admin/editing/work/use-editing';
import type { UploadOutcome } from '@/components/admin/kit/pending-uploads';
import type { useUpload } from '@/components/admin/kit/upload';
import { changedFields, editableFields, takeField } from '@/lib/model/editable';
import type { PdfLink } from '@/lib/model/records';
import { type ChosenPdf, choosePdf } from './choose-pdf';
import { type FoundLink, findLink } from './find-link';
import type { useChosenFile } from './use-chosen-file';

export type PdfChoiceOptions = Pick<Open<PdfLink>, 'isNew' | 'onRecord'> & {
  link: PdfLink;
  editing: Pick<ReturnType<typeof useEditing<PdfLink>>, 'form' | 'fill'>;
  pdf: ReturnType<typeof useChosenFile>;
  upload: Pick<ReturnType<typeof useUpload>, 'clear' | 'refuse' | 'fail'>;
};

/** The choice of a link's file and, for a new link, of its address. Each fills in the form. */
export function usePdfChoice({ link, isNew, onRecord, editing, pdf, upload }: PdfChoiceOptions) {
  const { form } = editing;

  /** The title of the file chosen last. The next file's title replaces it, but never any other title. */
  const suggested = useRef('');

  function titleFor(stored: string, { title: suggestion }: ChosenPdf): string {
    const own = [form.getValues('title'), stored].find((title) => title && title !== suggested.current);
    suggested.current = suggestion;
    return own ?? suggestion;
  }

  /** A stored link keeps its id, whatever file is chosen. */
  const find = async (id: string) => (isNew ? findLink(id, link) : { next: link, isNew });

  /** Returns the fields that a new form copies from a stored link: all that are not about the file and were not typed. */
  function detailsOf(next: PdfLink): object {
    if (!isNew) return {};
    const typed = changedFields('Link', link, form.getValues()).map(({ field }) => field);
    const others = editableFields('Link').filter(
      (field) => !['title', 'sha256', 'release', ...typed].includes(field),
    );
    return Object.assign({}, ...others.map((field) => takeField('Link', field, next)));
  }

  /** Empties the note if it is about the stored file, and the release confirmation of any other file than this one. */
  const notesFor = ({ change }: PdfLink, { sha256 }: ChosenPdf) => ({
    ...(!isNew && form.getValues('change') === change && { change: '', changeSafety: false }),
    ...(form.getValues('sha256') !== sha256 && { release: '' }),
  });

  /** Checks a file and finds its link. */
  async function check(file: File) {
    const checked = await choosePdf(file);
    if ('refusal' in checked) return checked;
    const found = await find(checked.id);
    return 'refusal' in found ? found : { checked, ...found };
  }

  function take(checked: ChosenPdf, found: FoundLink) {
    const { next } = found;
    const { sha256, size, pages } = checked;
    const details = {
      ...detailsOf(next),
      ...notesFor(next, checked),
      ...{ title: titleFor(next.title, checked), sha256, size, pages },
    };
    // A save that has waited for the file runs next, and needs the file and its link.
    flushSync(() => {
      onRecord(next, found.isNew);
      pdf.take(checked);
    });
    editing.fill({ ...details, id: next.id, link: next.link });
  }

  /** Puts a file and its details into the form. A refused file changes nothing. */
  async function choose(file: File): Promise<UploadOutcome> {
    upload.clear();
    const result = await pdf.latest(() => check(file).catch((error: unknown) => ({ error })));
    if (!result) return 'superseded';
    if ('checked' in result) {
      take(result.checked, result);
      return 'stored';
    }
    if ('refusal' in result) upload.refuse(result.refusal);
    else upload.fail(result.error);
    return 'failed';
  }

  /** Moves a new link to another address. */
  async function move(id: string): Promise<UploadOutcome> {
    upload.clear();
    const found = await find(id);
    if ('refusal' in found) {
      upload.refuse(found.refusal);
      return 'failed';
    }
    const { next } = found;
    const details = { ...detailsOf(next), id: next.id, link: next.link };
    flushSync(() => onRecord(next, found.isNew));
    editing.fill(details);
    return 'stored';
  }

  return { choose, move };
}
