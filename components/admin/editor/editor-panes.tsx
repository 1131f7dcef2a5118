'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/admin/shared/button';
import { admin } from '@/content/admin/texts';
import styles from './record-editor.module.scss';

export type Pane = 'form' | 'preview';

export type EditorPanesProps = {
  /** The pane shown on narrow screens. Wide screens show both panes. */
  pane: Pane;
  onPane(pane: Pane): void;
  form: ReactNode;
  preview?: ReactNode;
};

/** The form beside the preview. Narrow screens show one of them. */
export function EditorPanes({ pane, onPane, form, preview }: EditorPanesProps) {
  const choose = (name: Pane, label: string) => (
    <Button kind="quiet" aria-pressed={pane === name} onClick={() => onPane(name)}>
      {label}
    </Button>
  );
  return (
    <>
      {preview && (
        <div className={styles.tabs}>
          {choose('form', admin.preview.form)}
          {choose('preview', admin.preview.label)}
        </div>
      )}
      <div className={styles.columns} data-pane={preview ? pane : 'form'}>
        {form}
        {preview && (
          <aside className={styles.preview} aria-label={admin.preview.label}>
            {preview}
          </aside>
        )}
      </div>
    </>
  );
}
