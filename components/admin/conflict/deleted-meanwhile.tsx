'use client';

import { useState } from 'react';
import { Button } from '@/components/admin/button/button';
import { errorMessage } from '@/components/admin/error-message';
import { Notice } from '@/components/admin/notice/notice';
import { conflicts } from '@/content/admin/conflicts';
import { getPresent, restoreRecord } from '@/lib/content/history';
import type { DeletableCollection } from '@/lib/model/kinds';
import styles from './conflict-panel.module.scss';

export type DeletedMeanwhileProps = {
  name: DeletableCollection;
  id: string;
  onRestored(stored: object): void;
};

/** The record was deleted while it was being edited: it comes back as it was, and the form keeps what was typed. */
export function DeletedMeanwhile({ name, id, onRestored }: DeletedMeanwhileProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function restore() {
    setBusy(true);
    setFailure('');
    try {
      await restoreRecord(name, id);
      const stored = await getPresent(name, id);
      if (stored) onRestored(stored);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" className={styles.heading}>
        {conflicts.deleted}
      </h2>
      <p role="alert">{conflicts.deletedText}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      <div>
        <Button kind="primary" busy={busy} onClick={restore}>
          {conflicts.bringBack}
        </Button>
      </div>
    </section>
  );
}
