'use client';

import { useEffect, useState } from 'react';
import type { Editing } from '@/components/admin/editor/use-editing';
import { formatTime } from '@/components/admin/shared/format';
import { Notice } from '@/components/admin/shared/notice';
import { work } from '@/content/admin/work';
import { getUnfinished, type Unfinished } from './unfinished';
import styles from './work-panel.module.scss';

export type UnfinishedOfferProps = { editing: Editing };

/** Offers the user's other unsaved new records of the same kind in the editor of a new record. */
export function UnfinishedOffer({ editing }: UnfinishedOfferProps) {
  const { name, id, record, opened } = editing;
  const isNew = record.revision === 0 && Boolean(opened) && !opened?.resumed;
  const [begun, setBegun] = useState<Unfinished[]>([]);
  useEffect(() => {
    if (!isNew) return;
    let ended = false;
    const find = async () => {
      const all = await getUnfinished();
      const own = all.filter((one) => one.first && one.isNew && one.collection === name && one.id !== id);
      if (!ended) setBegun(own);
    };
    // If reading fails, unsaved work still appears in the list of unfinished work.
    find().catch(() => {});
    return () => {
      ended = true;
    };
  }, [name, id, isNew]);
  return (
    <div role="status">
      {isNew && begun.length > 0 && (
        <Notice kind="info">
          <p>{work.begun}</p>
          <ul className={styles.list} role="list">
            {begun.map(({ href, title, updatedAt }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                {updatedAt && `, ${formatTime(updatedAt)}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
