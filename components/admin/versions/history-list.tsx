'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { EarlierFile } from '@/components/admin/link/pdf-facts';
import { Button } from '@/components/admin/shared/button';
import { formatTime } from '@/components/admin/shared/format';
import { Loading } from '@/components/admin/shared/loading';
import { Notice } from '@/components/admin/shared/notice';
import { useList } from '@/components/admin/shared/use-list';
import { history } from '@/content/admin/history';
import { getHistory, getPresent } from '@/lib/content/history';
import { getStaff } from '@/lib/content/staff';
import { currentUser } from '@/lib/firebase/auth';
import { changedFields, pickContent } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import { FieldDiff } from './field-diff';
import styles from './history-list.module.scss';
import { writerName } from './writer';

export type HistoryListProps = {
  name: Collection;
  record: Stamped;
  unsaved: boolean;
  preview?: ((earlier: object) => ReactNode) | undefined;
  onRestore(earlier: object): void;
};

/** The author and time of the current version, and the earlier versions, newest first. */
export function HistoryList({ name, record, unsaved, preview, onRestore }: HistoryListProps) {
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
            preview={preview}
            onRestore={() => onRestore(version.record)}
          />
        ))}
      </ol>
    </>
  );
}

export type HistoryEntryProps = {
  name: Collection;
  present: Stamped;
  earlier: Stamped;
  writer: string;
  mayRestore: boolean;
  preview?: ((earlier: object) => ReactNode) | undefined;
  onRestore(): void;
};

/** One earlier version: its author, time and differences, with a button to restore it. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { name, present, earlier, writer, mayRestore, preview, onRestore } = props;
  const [previewed, setPreviewed] = useState(false);
  const changes = changedFields(name, earlier, present);
  const restorable = changedFields(name, present, { ...present, ...pickContent(name, earlier) }).length > 0;
  const title = `${history.version} ${earlier.revision}`;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.meta}>
          {writtenWhen(earlier)}, {history.by} {writer}
        </p>
      </div>
      {changes.length === 0 ? (
        <p className={styles.meta}>{history.same}</p>
      ) : (
        <details>
          <summary>
            {history.compare} <span className="visually-hidden">({title})</span>
          </summary>
          <FieldDiff name={name} changes={changes} before={history.before} after={history.after} />
        </details>
      )}
      {preview && changes.length > 0 && (
        <details onToggle={(event) => setPreviewed(event.currentTarget.open)}>
          <summary>
            {history.preview} <span className="visually-hidden">({title})</span>
          </summary>
          {previewed && preview(earlier)}
        </details>
      )}
      {name === 'Link' && <EarlierFile record={earlier} />}
      {mayRestore && restorable && (
        <div>
          <Button onClick={onRestore} aria-label={`${history.restore}: ${title}`}>
            {history.restore}
          </Button>
        </div>
      )}
    </li>
  );
}

export type Version = { record: Stamped; writer: string };

/** Loads the current version as stored, followed by all earlier ones. */
export function useVersions(name: Collection, id: string) {
  const load = useCallback(async (): Promise<Version[]> => {
    const { uid } = currentUser();
    const [present, earlier, staff] = await Promise.all([
      getPresent(name, id),
      getHistory(name, id),
      getStaff(),
    ]);
    const records: Stamped[] = [...(present ? [present] : []), ...earlier.map(({ record }) => record)];
    return records.map((record) => ({ record, writer: writerName(record.updatedBy, uid, staff) }));
  }, [name, id]);
  return useList(load);
}

/** When a version was written, as text. Old records lack that information. */
export const writtenWhen = ({ updatedAt }: Stamped): string =>
  updatedAt ? formatTime(updatedAt) : history.unknown;
