'use client';

import { useCallback } from 'react';
import { Button } from '@/components/admin/kit/button';
import { Notice } from '@/components/admin/kit/notice';
import { usePersonName } from '@/components/admin/kit/person-name';
import { useLoaded } from '@/components/admin/kit/use-loaded';
import { useRequest } from '@/components/admin/kit/use-request';
import { conflicts } from '@/content/admin/conflicts';
import { history } from '@/content/admin/history';
import type { DeletableCollection } from '@/lib/model/kinds';
import type { RecordOf } from '@/lib/model/records';
import { deleterOf, getPresent } from '@/lib/records/history';
import { restoreRecord } from '@/lib/records/restores';
import { fill } from '@/lib/text/fill';
import styles from './conflict-panel.module.scss';

const HEADING = 'deleted-heading';

type Stored = RecordOf<DeletableCollection>;

export type DeletedMeanwhileProps = {
  name: DeletableCollection;
  id: string;
  onRestored(stored: Stored): void;
  /** Called instead if the record had already been restored, because it may have been changed since. */
  onConflict(stored: Stored): void;
};

/** A message that the record was deleted while it was being edited, with a button that restores the record. */
export function DeletedMeanwhile({ name, id, onRestored, onConflict }: DeletedMeanwhileProps) {
  const { loaded: deleter } = useLoaded(useCallback(() => deleterOf(name, id), [name, id]));
  const who = usePersonName(deleter ?? '');
  const { busy, failure, send } = useRequest();

  const restore = () =>
    send(async () => {
      const revision = await restoreRecord(name, id);
      const stored = await getPresent(name, id);
      if (stored) (revision === null ? onConflict : onRestored)(stored);
    });

  return (
    <section className={styles.panel} aria-labelledby={HEADING}>
      <h2 id={HEADING} className={styles.heading}>
        {who === history.you ? conflicts.youDeleted : fill(conflicts.deletedIt, { who })}
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
