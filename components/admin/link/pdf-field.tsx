'use client';

import { useId, useState } from 'react';
import { FileInput, UploadProgress, type useUpload } from '@/components/admin/shared/upload';
import { fileErrors } from '@/content/admin/errors';
import { links } from '@/content/admin/links';
import { sha256 } from '@/lib/content/files';
import { inspectPdf, readPdf } from '@/lib/content/pdf-file';
import { pdfId } from '@/lib/content/pdf-name';
import { PdfFacts } from './pdf-facts';
import styles from './pdf-field.module.scss';

export type PdfFieldProps = {
  /** Whether the link already has a file, which the chosen file replaces. */
  replaces: boolean;
  chosen: ChosenPdf | null;
  upload: ReturnType<typeof useUpload>;
  onChosen(pdf: ChosenPdf): Promise<void>;
};

/** The input for a PDF file. It shows the file's details before the upload. A rejected file changes nothing. */
export function PdfField({ replaces, chosen, upload, onChosen }: PdfFieldProps) {
  const id = useId();
  const [checking, setChecking] = useState(false);

  async function choose(file: File) {
    upload.clear();
    setChecking(true);
    try {
      const pdf = await choosePdf(file);
      if ('refusal' in pdf) upload.refuse(pdf.refusal);
      else await onChosen(pdf);
    } catch (error) {
      upload.fail(error);
    } finally {
      setChecking(false);
    }
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {replaces ? links.replace : links.file}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {replaces ? links.replaceHint : links.fileHint}
      </p>
      <FileInput
        id={id}
        accept=".pdf,application/pdf"
        onChoose={choose}
        aria-invalid={Boolean(upload.failure)}
        aria-describedby={`${id}-hint ${id}-state`}
      />
      {checking && <p role="status">{links.checking} …</p>}
      {chosen && <PdfFacts {...chosen} heading={links.chosen} name={chosen.file.name} />}
      <UploadProgress id={`${id}-state`} {...upload} />
    </div>
  );
}

/** A file that is ready for upload, with its details. */
export type ChosenPdf = {
  file: File;
  id: string;
  title: string;
  sha256: string;
  size: number;
  pages: number;
};

/** Turns a file name into a title: 'user-guide.pdf' becomes 'user guide'. */
const spokenName = (fileName: string) =>
  fileName
    .replace(/\.pdf$/i, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/**
 * Checks a file and reads its details.
 * @returns the details, or a message that tells staff why the file is refused
 * @throws if the PDF reader could not be loaded
 */
async function choosePdf(file: File): Promise<ChosenPdf | { refusal: string }> {
  const refusal = await inspectPdf(file);
  if (refusal) return { refusal: fileErrors[refusal] };
  const contents = await readPdf(file);
  if (typeof contents === 'string') return { refusal: fileErrors[contents] };
  const { pages, title } = contents;
  return {
    file,
    id: pdfId(file.name),
    title: title || spokenName(file.name),
    sha256: await sha256(file),
    size: file.size,
    pages,
  };
}
