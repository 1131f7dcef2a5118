'use client';

import { useId, useState } from 'react';
import { FileInput, UploadProgress } from '@/components/admin/shared/upload';
import type { useUpload } from '@/components/admin/shared/use-upload';
import { links } from '@/content/admin/links';
import { type ChosenPdf, choosePdf } from './choose-pdf';
import { PdfFacts } from './pdf-facts';
import styles from './pdf-field.module.scss';

export type PdfFieldProps = {
  /** Whether the link already has a file, which the chosen one replaces. */
  replaces: boolean;
  chosen: ChosenPdf | null;
  upload: ReturnType<typeof useUpload>;
  onChosen(pdf: ChosenPdf): Promise<void>;
};

/** Takes a PDF file and shows its details before the upload. A rejected file changes nothing. */
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
