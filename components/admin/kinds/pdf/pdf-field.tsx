'use client';

import { useId } from 'react';
import { PdfFacts } from '@/components/admin/fields/pdf-facts';
import { CheckControl } from '@/components/admin/kit/field';
import { Notice } from '@/components/admin/kit/notice';
import { FileInput, UploadProgress, type useUpload } from '@/components/admin/kit/upload';
import { links } from '@/content/admin/links';
import { graveProblems } from '@/lib/records/pdf-problems';
import { fill } from '@/lib/text/fill';
import { aboutFound } from './about-found';
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
  /** Whether the user has confirmed that the chosen file is to be used despite its problems. */
  confirmed: boolean;
  onConfirm(confirmed: boolean): void;
};

/** The input for a PDF file. It shows the file's details and problems before the upload. */
export function PdfField(props: PdfFieldProps) {
  const { replaces, chosen, checking, disabled, upload, onChoose, confirmed, onConfirm } = props;
  const id = useId();
  const grave = graveProblems(chosen?.problems ?? []);
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
      {chosen?.standard && <p>{fill(links.standard, { standard: chosen.standard })}</p>}
      {chosen && chosen.problems.length > 0 && (
        <Notice kind="info">
          <p>{links.problemsHeading}</p>
          <ul>
            {chosen.problems.map((problem) => (
              <li key={problem}>{links.problems[problem]}</li>
            ))}
          </ul>
          {grave.length > 0 && (
            <CheckControl
              label={aboutFound(links.useAnyway, grave)}
              checked={confirmed}
              onChange={(event) => onConfirm(event.target.checked)}
            />
          )}
        </Notice>
      )}
      <UploadProgress id={`${id}-state`} {...upload} />
    </div>
  );
}
