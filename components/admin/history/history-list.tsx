'use client';

import { useCallback } from 'react';
import { useList } from '@/components/admin/dashboard/use-list';
import { Loading } from '@/components/admin/loading/loading';
import { Notice } from '@/components/admin/notice/notice';
import { history } from '@/content/admin/history';
import { getHistory } from '@/lib/content/history';
import type { Collection, Stamped } from '@/lib/content/records';
import { HistoryEntry } from './history-entry';
import styles from './history-list.module.scss';

export type HistoryListProps = {
  name: Collection;
  record: Stamped;
  unsaved: boolean;
  onRestore(earlier: object): void;
};

/** The earlier versions of a record, newest first. */
export function HistoryList({ name, record, unsaved, onRestore }: HistoryListProps) {
  const { id } = record;
  const load = useCallback(() => getHistory(name, id), [name, id]);
  const { items, failed } = useList(load);
  if (failed) return <Notice kind="error">{history.failed}</Notice>;
  if (!items) return <Loading />;
  if (items.length === 0) return <p>{history.none}</p>;
  return (
    <>
      {unsaved && <Notice kind="info">{history.unsavedFirst}</Notice>}
      <ol className={styles.list} role="list">
        {items.map((earlier) => (
          <HistoryEntry
            key={earlier.revision}
            name={name}
            present={record}
            earlier={earlier.record}
            mayRestore={!unsaved}
            onRestore={() => onRestore(earlier.record)}
          />
        ))}
      </ol>
    </>
  );
}
