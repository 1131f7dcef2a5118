'use client';

import { Loading } from '@/components/admin/loading/loading';
import { Notice } from '@/components/admin/notice/notice';
import { history } from '@/content/admin/history';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { HistoryEntry } from './history-entry';
import styles from './history-list.module.scss';
import { useVersions } from './use-versions';
import { writtenWhen } from './written-when';

export type HistoryListProps = {
  name: Collection;
  record: Stamped;
  unsaved: boolean;
  onRestore(earlier: object): void;
};

/** Who wrote the present version of a record and when, and the earlier ones, newest first. */
export function HistoryList({ name, record, unsaved, onRestore }: HistoryListProps) {
  const { items, failed } = useVersions(name, record.id);
  if (failed) return <Notice kind="error">{history.failed}</Notice>;
  if (!items) return <Loading />;
  const [present, ...earlier] = items;
  return (
    <>
      {present && (
        <p>
          {history.present}: {writtenWhen(present.record)}, {history.by} {present.writer}
        </p>
      )}
      {earlier.length === 0 && <p>{history.none}</p>}
      {unsaved && <Notice kind="info">{history.unsavedFirst}</Notice>}
      <ol className={styles.list} role="list">
        {earlier.map((version) => (
          <HistoryEntry
            key={version.record.revision}
            name={name}
            present={record}
            earlier={version.record}
            writer={version.writer}
            mayRestore={!unsaved}
            onRestore={() => onRestore(version.record)}
          />
        ))}
      </ol>
    </>
  );
}
