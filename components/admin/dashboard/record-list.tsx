'use client';

import { useEffect } from 'react';
import { Receipt } from '@/components/admin/editor/receipt';
import { storeOf } from '@/components/admin/editor/record-store';
import { StateBadge } from '@/components/admin/editor/state-badge';
import { useRecordActions } from '@/components/admin/editor/use-record-actions';
import { Button } from '@/components/admin/shared/button';
import { DeleteButton } from '@/components/admin/shared/confirmed-button';
import { errorMessage } from '@/components/admin/shared/error-message';
import { formatTime } from '@/components/admin/shared/format';
import { useList } from '@/components/admin/shared/use-list';
import { lists } from '@/content/admin/lists';
import { admin } from '@/content/admin/texts';
import { generateId } from '@/lib/content/ids';
import { fieldsOf, KINDS, kindOf, type PublishableCollection } from '@/lib/model/kinds';
import type { Publishable } from '@/lib/model/records';
import { publicationState } from '@/lib/model/visibility';
import { ListFrame } from './list-frame';
import type { ChangeQuery, ListQuery } from './list-query';
import styles from './record-list.module.scss';

export type RecordListProps = {
  query: ListQuery;
  onChange: ChangeQuery;
  collection: PublishableCollection;
};

/** All records of a collection, drafts included, each with what can be done with it. */
export function RecordList({ query, onChange, collection }: RecordListProps) {
  const store = storeOf(collection);
  const { items, failed, reload } = useList(store.listAll);
  const actions = useRecordActions(store, reload);
  const { conflict } = actions;
  useEffect(() => {
    if (conflict) reload();
  }, [conflict, reload]);
  const failure = conflict ? errorMessage(conflict) : actions.failure;
  return (
    <ListFrame
      query={query}
      onChange={onChange}
      items={items}
      failed={failed}
      onReload={reload}
      publishable
      receipt={<Receipt {...actions} failure={failure} onRetry={actions.retry} />}
      row={(record) => (
        <RecordRow
          key={record.id}
          collection={collection}
          record={record}
          editHref={`/admin/${KINDS[collection].editor}/${record.id}`}
          busy={actions.busy}
          onPublish={() => actions.publish(record)}
          onUnpublish={() => actions.unpublish(record)}
          onDuplicate={() => actions.save(duplicateOf(collection, record))}
          onDelete={() => actions.remove(record, reload)}
        />
      )}
    />
  );
}

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

/** A new draft with the content of a record. */
export function duplicateOf<Item extends Publishable>(name: PublishableCollection, record: Item): Item {
  const { title: spec } = fieldsOf(name);
  const title = `${lists.copyOf} ${record.title}`.slice(0, spec?.type === 'text' ? spec.max : undefined);
  const unpublished = { published: false, publishAt: null, publishedAt: null };
  return { ...record, ...unpublished, id: generateId(), title, revision: 0, updatedAt: null, updatedBy: '' };
}
