'use client';

import { useId } from 'react';
import { PdfFacts } from '@/components/admin/fields/pdf-facts';
import { FileInput, UploadProgress, type useUpload } from '@/components/admin/kit/upload';
import { links } from '@/content/admin/links';
import type { ChosenPdf } from './choose-pdf';
import styles from './pdf-field.module.scss';

export type PdfFieldProps = {
  /** Whether the link already has a file, which the chosen file replaces. */
  replaces: boolean;
  chosen: ChosenPdf | null;
  /** Whether a file is being checked. */
  checking: boolean;
  disabled: boolean;
  upload: ReturnType<typeof useUpload>;
  onChoose(file: File): void;
};

/** The input for a PDF file. It shows the file's details before the upload. */
export function PdfField({ replaces, chosen, checking, disabled, upload, onChoose }: PdfFieldProps) {
  const id = useId();
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
        onChoose={onChoose}
        disabled={disabled}
        aria-invalid={Boolean(upload.failure)}
        aria-describedby={`${id}-hint ${id}-state`}
      />
      {checking && <p role="status">{links.checking} …</p>}
      {chosen && <PdfFacts {...chosen} heading={links.chosen} name={chosen.file.name} />}
      <UploadProgress id={`${id}-state`} {...upload} />
    </div>
  );
}
