'use client';

import { Button } from '@/components/admin/button/button';
import { FieldDiff } from '@/components/admin/diff/field-diff';
import { EarlierFile } from '@/components/admin/link-editor/earlier-file';
import { history } from '@/content/admin/history';
import { changedFields, pickContent } from '@/lib/model/editable';
import type { Collection } from '@/lib/model/kinds';
import type { Stamped } from '@/lib/model/records';
import styles from './history-list.module.scss';
import { writtenWhen } from './written-when';

export type HistoryEntryProps = {
  name: Collection;
  present: Stamped;
  earlier: Stamped;
  writer: string;
  mayRestore: boolean;
  onRestore(): void;
};

/** One earlier version: who wrote it and when, how it differs, and the way back to it. */
export function HistoryEntry({ name, present, earlier, writer, mayRestore, onRestore }: HistoryEntryProps) {
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
          <FieldDiff changes={changes} before={history.before} after={history.after} />
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
