'use client';

import { Button } from '@/components/admin/button/button';
import { DeleteButton } from '@/components/admin/confirm/delete-button';
import { formatTime } from '@/components/admin/format';
import { StateBadge } from '@/components/admin/record-editor/state-badge';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { kindOf, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';
import styles from './record-list.module.scss';

export type RecordRowProps = {
  collection: PublishableCollection;
  record: Publishable;
  editHref: string;
  busy: boolean;
  onPublish(): void;
  onUnpublish(): void;
  onDuplicate(): void;
  onDelete(): void;
};

/** One record: its title, whether visitors see it, and its actions, each named with the title. */
export function RecordRow(props: RecordRowProps) {
  const { collection, record, editHref, busy, onPublish, onUnpublish, onDuplicate, onDelete } = props;
  const { actions } = admin;
  const { columns = [] } = kindOf(collection);
  const state = publicationState(record);
  const named = (label: string) => `${label}: ${record.title}`;
  const action = (label: string, onClick: () => void) => (
    <Button small busy={busy} onClick={onClick} aria-label={named(label)}>
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <h3 className={styles.name} dir="auto">
          {record.title}
        </h3>
        <div className={styles.meta}>
          <StateBadge state={state} publishAt={record.publishAt} />
          {columns.length > 0 && (
            <span>{columns.map((field) => String(Reflect.get(record, field))).join(', ')}</span>
          )}
          {record.updatedAt && (
            <span>
              {lists.changed} {formatTime(record.updatedAt)}
            </span>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <a className={styles.edit} href={editHref} aria-label={named(actions.edit)}>
          {actions.edit}
        </a>
        {state === 'published' ? action(actions.unpublish, onUnpublish) : action(actions.publish, onPublish)}
        {action(actions.duplicate, onDuplicate)}
        <DeleteButton
          collection={collection}
          title={record.title}
          live={state === 'published'}
          onDelete={onDelete}
          small
          busy={busy}
          aria-label={named(actions.delete)}
        />
      </div>
    </li>
  );
}
